import type { DataOf, Route } from '@shared/contract/endpoints';
import type { ComponentType } from 'react';
import type { DeskResource, DeskRow, ResourceCalls } from '../data/calls';
import { type FormOf, creating, editing } from './form';
import { type ListOf, listing } from './list';

type RowOf<Listed extends Route> =
  DataOf<Listed> extends { items: readonly (infer Row extends DeskRow)[] } ? Row : never;

interface Description<Listed extends Route> extends Pick<
  DeskResource,
  'name' | 'label' | 'roles' | 'icon' | 'edit' | 'create' | 'show'
> {
  calls: ResourceCalls & { list: Listed };
  /** Field that stands for a row in titles and where others refer to it, or words for it. */
  represent?: (keyof RowOf<Listed> & string) | ((row: RowOf<Listed>) => string);
  list: ListOf<RowOf<Listed>> | ComponentType;
  /** The form of rows that are there, and of new ones; a view of its own takes its place. */
  form?: FormOf;
}

/** A resource of the desk from its description: what is found, shown and asked for as data, what is special as a component. */
export function describe<Listed extends Route>({ list, form, represent, ...rest }: Description<Listed>): DeskResource {
  return {
    ...(form && { ...(!form.given && { create: creating(form) }), edit: editing(form) }),
    ...rest,
    ...(represent !== undefined && { represent: represent as NonNullable<DeskResource['represent']> }),
    list: typeof list === 'function' ? list : listing(list),
  };
}
