import { type ApiError, ResponseError, call } from '@shared/client';
import type { DataOf, InputOf, Route } from '@shared/contract/endpoints';
import { type DataProvider, HttpError, type RaRecord } from 'react-admin';
import type { DeskPage, DeskResource, DeskRow, ResourceCalls } from './calls';

/** Rows of one call where a view asks for some by their numbers. */
const MOST = 500;

/** Makes any call of the contract, quietly: the view says what went wrong, a field's sentence at the field. */
export async function deskCall<R extends Route>(route: R, input: object): Promise<DataOf<R>> {
  try {
    return (await call(route as Route, input as InputOf<Route>, { quiet: true, swallow: true })) as DataOf<R>;
  } catch (error) {
    throw error instanceof ResponseError ? httpError(error) : error;
  }
}

/** An error as react-admin's forms read it: sentences of fields are under `errors`. */
function httpError(error: ResponseError & ApiError): Error {
  const { fields = [] } = error.detail;
  const errors = Object.fromEntries(fields.map(({ path, message }) => [path, message]));
  return new HttpError(error.message, error.code, {
    ...error.detail,
    ...(fields.length > 0 && { errors: { ...errors, root: { serverError: error.message } } }),
  });
}

/** The reason why a call was refused, where the server gave a reason. */
export function reasonOf(error: unknown): unknown {
  return error instanceof HttpError ? (error.body as { reason?: unknown } | null)?.reason : undefined;
}

/** Sentences of the server about fields of what was sent. */
export function fieldsOf(error: unknown): readonly { path: string; message: string }[] {
  const body = error instanceof HttpError ? (error.body as { fields?: ReturnType<typeof fieldsOf> } | null) : null;
  return body?.fields ?? [];
}

/** The server's sentence about the first field, which says more than that something is wrong. */
export function sentenceOf(error: unknown): string {
  return fieldsOf(error)[0]?.message ?? (error instanceof Error ? error.message : '操作没有完成');
}

interface ListParameters {
  pagination?: { page: number; perPage: number } | undefined;
  sort?: { field: string; order: 'ASC' | 'DESC' } | undefined;
  filter?: object | undefined;
  signal?: AbortSignal | undefined;
}

/** How react-admin reads and writes, by the calls of each resource. */
export function dataProvider(resources: readonly DeskResource[]): DataProvider {
  const callsOf = (name: string): ResourceCalls => {
    const resource = resources.find((candidate) => candidate.name === name);
    if (!resource) throw new Error(`The desk has no resource ${name}`);
    return resource.calls;
  };
  const writing = (name: string, kind: 'save' | 'remove'): Route => {
    const route = callsOf(name)[kind];
    if (!route) throw new Error(`${name} cannot ${kind} a row`);
    return route;
  };
  const list = async (name: string, { pagination, sort, filter }: ListParameters) => {
    const { items, total } = (await deskCall(callsOf(name).list, {
      page: pagination?.page ?? 1,
      size: pagination?.perPage ?? 25,
      // A view that has no order of its own takes the list's.
      ...(sort && sort.field !== 'id' && { sort: sort.field, order: sort.order.toLowerCase() }),
      ...filter,
    })) as DeskPage;
    return { data: items, total };
  };
  const some = async (name: string, ids: readonly unknown[]) =>
    (await list(name, { pagination: { page: 1, perPage: MOST }, filter: { ids: ids.join(',') } })).data;
  const one = async (name: string, id: unknown): Promise<DeskRow> => {
    const { one: route } = callsOf(name);
    if (route) return (await deskCall(route, { id })) as DeskRow;
    const [row] = await some(name, [id]);
    if (!row) throw new HttpError('内容不存在或已删除', 404);
    return row;
  };
  const save = async (name: string, input: object) => (await deskCall(writing(name, 'save'), input)) as DeskRow;
  const remove = async (name: string, id: unknown) => {
    const { version } = await one(name, id);
    await deskCall(writing(name, 'remove'), { id, version });
  };
  return {
    getList: (name: string, parameters: ListParameters) => list(name, parameters),
    getOne: async (name: string, { id }: { id: unknown }) => ({ data: await one(name, id) }),
    getMany: async (name: string, { ids }: { ids: readonly unknown[] }) => ({ data: await some(name, ids) }),
    getManyReference: (
      name: string,
      { target, id, filter, ...parameters }: ListParameters & { target: string; id: unknown },
    ) => list(name, { ...parameters, filter: { ...filter, [target]: id } }),
    create: async (name: string, { data }: { data: object }) => ({ data: await save(name, data) }),
    // The row's own: from an address it comes as text.
    update: async (name: string, { data, previousData }: { data: RaRecord; previousData: DeskRow }) => ({
      data: await save(name, { id: previousData.id, version: previousData.version, ...changesOf(data, previousData) }),
    }),
    updateMany: async (name: string, { ids, data }: { ids: readonly unknown[]; data: object }) => {
      for (const row of await some(name, ids)) await save(name, { id: row.id, version: row.version, ...data });
      return { data: ids };
    },
    delete: async (name: string, { id, previousData }: { id: unknown; previousData?: DeskRow }) => {
      if (previousData?.version === undefined) await remove(name, id);
      else await deskCall(writing(name, 'remove'), { id, version: previousData.version });
      return { data: previousData ?? { id } };
    },
    deleteMany: async (name: string, { ids }: { ids: readonly unknown[] }) => {
      for (const id of ids) await remove(name, id);
      return { data: ids };
    },
  } as unknown as DataProvider;
}

/** Changes made in a form: of a row that two people edit, each sends their own. */
function changesOf(data: object, before: DeskRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
}
