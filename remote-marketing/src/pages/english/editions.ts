import type { Editions } from '../../content/shapes';

type Say = (chinese: string) => string;

/** The pages of the editions' actions that there are in English. */
const IN_ENGLISH = /^\/(?:contactus|client-download|product|buy)\//;
const NUMBER = /\d[\d,.]*/g;

/** Says Chinese words in English by a list of terms, in which `{n}` stands for a number; what is not in it stays as it is. */
export function translator(terms: readonly { zh: string; en: string }[]): Say {
  const known = new Map(terms.map(({ zh, en }) => [zh, en]));
  return (chinese) => {
    const numbers = chinese.match(NUMBER) ?? [];
    const term = known.get(chinese) ?? known.get(chinese.replaceAll(NUMBER, '{n}'));
    return numbers.reduce((words, number) => words.replace('{n}', number), term ?? chinese);
  };
}

export function editionsIn({ editions, featureGroups }: Editions, say: Say): Editions {
  return {
    editions: editions.map(({ name, unit, summary, action, ...edition }) => ({
      ...edition,
      name: say(name),
      unit: say(unit),
      summary: say(summary),
      action: { ...action, label: say(action.label), href: action.href.replace(IN_ENGLISH, '/en$&') },
    })),
    featureGroups: featureGroups.map(({ name, features }) => ({
      name: say(name),
      features: features.map((feature) => ({ name: say(feature.name), allowances: feature.allowances.map(say) })),
    })),
  };
}
