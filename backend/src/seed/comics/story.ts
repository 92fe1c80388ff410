/** A panel of a comic: what is in it, and how it is drawn from the parts in `art/comic`. */
export interface StoryPanel {
  /** In drawing units; a picture is served at twice that. */
  width: number;
  height: number;
  /** What happens and what is said, for who does not see it. */
  alt: string;
  /** From the back to the front. */
  draw: (size: { width: number; height: number }) => readonly string[];
}

export interface StoryChapter {
  title: string;
  panels: readonly StoryPanel[];
}

export interface Story {
  title: string;
  summary: string;
  /** Numbers of topics, from 1. */
  topics: readonly number[];
  /** Portrait, 300 × 400 units. */
  cover: StoryPanel;
  chapters: readonly StoryChapter[];
}
