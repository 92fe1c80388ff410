/** Milliseconds that a step of a flow is seen at work. */
const stepTime = 700;

/**
 * Lets a visitor try the `data-touch` scenes below an element. What a scene shows before, as composed, is complete.
 *
 * - A press of its `data-start` button takes its `data-cue` elements one after the other through waiting, running and
 *   done, in `data-stage`. The last one stays running: it asks for a person. `data-result` of the scene says what came of it.
 * - What changes by CSS on a checked input is said by the input: `data-say` when it is chosen, `data-unsay` when it no longer is.
 * - Tab accepts what a `data-accept` checkbox offers, once; from then on it leads on as always.
 */
export function enhanceTouch(element: HTMLElement): () => void {
  const stops = [...element.querySelectorAll<HTMLElement>('[data-touch]')].map(enhanceScene);
  return () => {
    for (const stop of stops) stop();
  };
}

function enhanceScene(scene: HTMLElement): () => void {
  const status = scene.querySelector('[role="status"]');
  const cues = [...scene.querySelectorAll<HTMLElement>('[data-cue]')];
  const last = Math.max(...cues.map(numberOf));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (words: string | undefined) => {
    if (status && words !== undefined) status.textContent = words;
  };

  const show = (at: number) => {
    for (const cue of cues) {
      const number = numberOf(cue);
      cue.dataset['stage'] = number < at ? 'done' : number === at ? 'running' : 'waiting';
    }
    if (at < last) timer = setTimeout(show, stepTime, at + 1);
    else say(scene.dataset['result']);
  };

  const click = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('[data-start]')) return;
    clearTimeout(timer);
    // The answer to what the run before asked.
    for (const input of scene.querySelectorAll<HTMLInputElement>('[data-cue] input')) input.checked = false;
    say('正在运行');
    show(matchMedia('(prefers-reduced-motion: reduce)').matches ? last : 1);
  };

  const change = ({ target }: Event) => {
    const { checked, dataset } = target as HTMLInputElement;
    say(checked ? dataset['say'] : dataset['unsay']);
  };

  const press = (event: KeyboardEvent) => {
    const input = event.target as HTMLInputElement;
    if (event.key !== 'Tab' || event.shiftKey || !input.matches('[data-accept]:not(:checked)')) return;
    event.preventDefault();
    input.click();
  };

  scene.addEventListener('click', click);
  scene.addEventListener('change', change);
  scene.addEventListener('keydown', press);
  return () => {
    clearTimeout(timer);
    scene.removeEventListener('click', click);
    scene.removeEventListener('change', change);
    scene.removeEventListener('keydown', press);
  };
}

function numberOf(cue: HTMLElement): number {
  return Number(cue.dataset['cue']);
}
