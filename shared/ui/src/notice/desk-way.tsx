import { ButtonLink } from '../button/button';

interface DeskWayProps {
  /** Roles of who looks; undefined for a guest. */
  roles: readonly string[] | undefined;
  /** Whoever has one of these may add something there. */
  of: readonly string[];
  /** The place at the desk: `comics/create`. */
  to: string;
}

/** The way to where a colleague fills an empty place; nothing for everybody else. */
export function DeskWay({ roles, of, to }: DeskWayProps) {
  return roles?.some((role) => of.includes(role)) ? <ButtonLink href={`/desk/#/${to}`}>去后台添加</ButtonLink> : null;
}
