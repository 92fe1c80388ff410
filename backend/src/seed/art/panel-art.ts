import type { Mood, Place, Prop, Story, StoryPanel } from '../comics/story';
import { bubble, captionBox } from './lettering';
import { svg } from './svg';

/** Pixels of every panel. */
export const PANEL_WIDTH = 800;
export const PANEL_HEIGHT = 600;

const places: Readonly<Record<Place, readonly [wall: string, floor: string, detail: string]>> = {
  office: [
    '#e8efe6',
    '#c9d6cd',
    '<rect x="560" y="70" width="180" height="150" rx="6" fill="#fff"/><path d="M650 70v150M560 145h180" stroke="#9fb5ae" stroke-width="6"/>',
  ],
  warehouse: [
    '#efe6d6',
    '#d3c3a4',
    '<path d="M40 90h300M40 190h300M60 60v240M320 60v240" stroke="#8a7a5c" stroke-width="10"/>',
  ],
  night: [
    '#123b3c',
    '#0b2a2b',
    '<circle cx="650" cy="130" r="46" fill="#f0c75e"/><circle cx="632" cy="120" r="40" fill="#123b3c"/>',
  ],
  home: [
    '#f6e3c4',
    '#dfc08f',
    '<rect x="560" y="70" width="180" height="150" rx="6" fill="#24506a"/><circle cx="690" cy="110" r="16" fill="#f7e7b4"/>',
  ],
  screen: [
    '#0c4a47',
    '#0a3d3b',
    '<rect x="90" y="110" width="620" height="400" rx="16" fill="#f9f7f0"/><rect x="90" y="110" width="620" height="46" rx="16" fill="#9fb5ae"/>',
  ],
};

const props: Readonly<Record<Prop, string>> = {
  papers:
    '<g fill="#fff" stroke="#9fb5ae" stroke-width="3"><path d="M520 470l110-14 8 16-112 14z"/><path d="M516 448l112-10 6 16-114 12z"/><path d="M522 424l108-6 8 18-114 10z"/></g>',
  boxes:
    '<g fill="#c99a5b" stroke="#7c5a2c" stroke-width="4"><rect x="560" y="400" width="130" height="100"/><rect x="590" y="310" width="110" height="90"/><path d="M625 400v30h20v-30M638 310v26h18v-26" fill="#e8d3a8"/></g>',
  clock:
    '<circle cx="440" cy="120" r="46" fill="#fff" stroke="#12312f" stroke-width="6"/><path d="M440 120V88M440 120l24 14" stroke="#12312f" stroke-width="6" stroke-linecap="round"/>',
  tea: '<path d="M470 440h70v36a28 28 0 0 1-28 28h-14a28 28 0 0 1-28-28z" fill="#fff" stroke="#0c6b66" stroke-width="4"/><path d="M488 428c-8-14 10-20 2-36M516 428c-8-14 10-20 2-36" fill="none" stroke="#9fb5ae" stroke-width="5" stroke-linecap="round"/>',
  shuttle:
    '<path d="M60 360C240 330 420 400 740 350" fill="none" stroke="#e0a82e" stroke-width="6"/><path d="M560 338c40-20 100-20 140 4-40 30-100 36-140 18-14-6-14-16 0-22z" fill="#e0a82e" stroke="#8a5f0a" stroke-width="4"/><circle cx="655" cy="350" r="8" fill="#12312f"/>',
  table:
    '<g stroke="#9fb5ae" stroke-width="4"><path d="M120 210h560M120 270h560M120 330h560M120 390h560M120 450h560M280 180v300M480 180v300"/></g><g fill="#0c6b66"><rect x="136" y="228" width="110" height="18"/><rect x="300" y="228" width="140" height="18"/><rect x="136" y="288" width="90" height="18"/><rect x="300" y="288" width="120" height="18"/><rect x="136" y="348" width="120" height="18"/></g>',
  checks:
    '<g fill="none" stroke="#d39414" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"><path d="M560 236l16 16 34-36M560 296l16 16 34-36M560 356l16 16 34-36"/></g>',
};

/** What people stand before. */
const behind: ReadonlySet<Prop> = new Set(['table', 'shuttle', 'boxes', 'clock']);

const faces: Readonly<Record<Mood, string>> = {
  calm: '<circle cx="-16" cy="0" r="5"/><circle cx="16" cy="0" r="5"/><path d="M-12 22h24" fill="none" stroke="#12312f" stroke-width="4" stroke-linecap="round"/>',
  tired:
    '<path d="M-24 0h16M8 0h16M-12 24c8-6 16-6 24 0" fill="none" stroke="#12312f" stroke-width="4" stroke-linecap="round"/>',
  happy:
    '<path d="M-24 2c4-8 12-8 16 0M8 2c4-8 12-8 16 0M-14 18c8 12 20 12 28 0" fill="none" stroke="#12312f" stroke-width="4" stroke-linecap="round"/>',
  surprised: '<circle cx="-16" cy="-2" r="7"/><circle cx="16" cy="-2" r="7"/><circle cx="0" cy="24" r="7"/>',
};

/** One panel of a story, drawn from what stands in it. */
export function drawPanel(story: Story, panel: StoryPanel): string {
  const [wall, floor, detail] = places[panel.place];
  const people = panel.who.map((index, at) => person(story, index, { x: 190 + at * 190, mood: panel.mood }));
  return svg(PANEL_WIDTH, PANEL_HEIGHT, [
    `<rect width="800" height="600" fill="${wall}"/><rect y="470" width="800" height="130" fill="${floor}"/>`,
    detail,
    ...panel.props.filter((prop) => behind.has(prop)).map((prop) => props[prop]),
    ...people,
    ...panel.props.filter((prop) => !behind.has(prop)).map((prop) => props[prop]),
    panel.caption === undefined ? '' : captionBox(panel.caption),
    panel.says === undefined || people.length === 0 ? '' : bubble(panel.says, panel.who.length > 1 ? 172 : 215),
    '<rect x="4" y="4" width="792" height="592" fill="none" stroke="#12312f" stroke-width="8"/>',
  ]);
}

function person(story: Story, index: number, { x, mood }: { x: number; mood: Mood }): string {
  const { coat = '#0c6b66', hair = '#2b2420' } = story.people[index] ?? {};
  const lean = mood === 'tired' ? 8 : 0;
  return (
    `<g transform="translate(${x} 330) rotate(${lean})" stroke="#12312f" stroke-width="4">` +
    `<path d="M-78 200c0-90 20-130 78-130s78 40 78 130z" fill="${coat}"/><path d="M-16 76l16 26 16-26" fill="#fff"/>` +
    `<circle cy="12" r="60" fill="#f3cfa6"/><path d="M-62 8c-6-60 30-82 62-82s68 22 62 82c-14-30-36-40-62-42-26 2-48 12-62 42z" fill="${hair}"/>` +
    `<g transform="translate(0 14)" stroke="none" fill="#12312f">${faces[mood]}</g></g>`
  );
}

/** What the panel shows and says, for who does not see it. */
export function panelAlt(story: Story, { caption, says, who }: StoryPanel): string {
  const [speaker] = who;
  const name = speaker === undefined ? '' : (story.people[speaker]?.name ?? '');
  return [caption, says === undefined ? undefined : `${name}：“${says}”`].filter(Boolean).join(' ');
}
