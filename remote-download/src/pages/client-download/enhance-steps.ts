import { detectPlatform } from '@shared/ui/device';
import { enhanceTabs } from '@shared/ui';
import { systems } from '../../features/platforms/platforms';
import { systemOf } from './system-of';

/** The steps for the visitor's own system first. */
export function enhanceSteps(element: HTMLElement): () => void {
  const own = systemOf(detectPlatform(navigator));
  const choice = own && element.querySelectorAll<HTMLInputElement>('input[type="radio"]')[systems.indexOf(own)];
  if (choice) choice.checked = true;
  return enhanceTabs(element);
}
