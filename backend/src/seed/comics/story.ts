/** How a person looks in a panel. */
export type Mood = 'calm' | 'tired' | 'happy' | 'surprised';
/** Where it happens. */
export type Place = 'office' | 'warehouse' | 'night' | 'home' | 'screen';
/** What stands or lies in the picture. */
export type Prop = 'papers' | 'boxes' | 'clock' | 'tea' | 'shuttle' | 'table' | 'checks';

export interface StoryPanel {
  place: Place;
  mood: Mood;
  /** Who stands in it: an index into the comic's people. */
  who: readonly number[];
  props: readonly Prop[];
  /** Told by nobody, at the top. */
  caption?: string;
  /** Said by the first of `who`. */
  says?: string;
}

export interface StoryChapter {
  title: string;
  panels: readonly StoryPanel[];
}

export interface Story {
  title: string;
  summary: string;
  topics: readonly number[];
  /** Colours of coat and hair, one pair a person. */
  people: readonly { name: string; coat: string; hair: string }[];
  chapters: readonly StoryChapter[];
}
