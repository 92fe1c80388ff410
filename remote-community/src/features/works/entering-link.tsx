import { ButtonLink, text } from '@shared/ui';
import { enteringHref, isOpen, whenEntered } from './entering';
import { useScene } from './use-works';

/** Leads to the form while a season takes works; says when otherwise. */
export function EnteringLink() {
  const seasons = useScene('work-season');
  return seasons.some(isOpen) ? (
    <ButtonLink variant="go" shuttle href={enteringHref()}>
      提交作品
    </ButtonLink>
  ) : null;
}

export function EnteringTime() {
  const seasons = useScene('work-season');
  return seasons.length > 0 ? <p className={text.note}>{whenEntered(seasons)}</p> : null;
}
