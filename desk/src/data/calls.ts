import type { Page, Role, Route } from '@shared/contract/endpoints';
import type { ComponentType } from 'react';

/**
 * The calls behind a resource of the desk. `list` takes what `deskListQuery` of the contract makes; `save` makes a row where
 * there is no `id`, and changes one with `id`, `version` and what is to be another; `remove` takes `id` and `version`.
 */
export interface ResourceCalls {
  list: Route;
  /** Takes `id`; without it a row is what the list has of it. */
  one?: Route;
  save?: Route;
  remove?: Route;
}

/** A list of the desk with its views, as the menu and the router know it. */
export interface DeskResource {
  /** The name that addresses and the data provider have for it. */
  name: string;
  label: string;
  roles: readonly Role[];
  icon: ComponentType;
  calls: ResourceCalls;
  list: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
  show?: ComponentType;
  /** Text that stands for a row in titles and where others refer to it. */
  represent?: string | ((row: DeskRow) => string);
}

export type DeskRow = Record<string, unknown> & { id: number | string; version?: number };

export type DeskPage = Page<DeskRow>;
