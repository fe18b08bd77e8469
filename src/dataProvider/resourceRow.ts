import type { Endpoint } from '#contract/endpoint'
import { masters } from '#contract/masters'
import type { MasterKind, Right } from '#domain/access'

type Id = string | number

/** How a resource of react-admin maps to the calls of the contract. */
export interface ResourceRow {
  readonly list: Endpoint
  /** The filter that answers these records only; without it they are picked out of the whole list. */
  readonly byIds?: ((ids: readonly Id[]) => Readonly<Record<string, unknown>>) | undefined
  /** The call that answers one record by its `id`; without it the record is picked out of the list. */
  readonly one?: Endpoint | undefined
  /** The call that saves a record on the version it was read at, or makes a new one; its body is the record. */
  readonly save?: Endpoint | undefined
  /** The call that makes a new one, where that is another than `save`. */
  readonly create?: Endpoint | undefined
  /** What a save tells a record by: a text, which a new one has not; its values alone; left out: a number, 0 of a new one. */
  readonly knownBy?: 'text' | 'values' | undefined
  /** The call that deletes a record, and what it is told of it. */
  readonly remove?: Removal | undefined
  /** What each of react-admin's actions on the resource needs; an action without a row is refused. */
  readonly rights: Readonly<Partial<Record<ResourceAction, Right>>>
}

interface Removal {
  readonly call: Endpoint
  readonly input: (id: Id) => { readonly params?: object; readonly query?: object }
}

export type ResourceAction = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export'

/** A list that can be read and exported by whoever has the right of its call. */
export const readable = (list: Endpoint, byIds?: ResourceRow['byIds']): ResourceRow => ({
  list,
  byIds,
  rights: { list: list.right, show: list.right, export: list.right },
})

interface KeptCalls extends Pick<ResourceRow, 'list' | 'byIds' | 'one' | 'remove' | 'create' | 'knownBy'> {
  readonly save: Endpoint
}

/** A list that its administrators change: reading by the list's right, everything else by that of the save. */
export const kept = ({ list, save, byIds, ...calls }: KeptCalls): ResourceRow => ({
  ...readable(list, byIds),
  ...calls,
  save,
  rights: {
    list: list.right,
    show: list.right,
    export: list.right,
    create: save.right,
    edit: save.right,
    delete: save.right,
  },
})

interface MasterCalls extends Omit<KeptCalls, 'remove'> {
  /** Deletes it by the call that all kinds share, */
  readonly kind?: MasterKind
  /** or by one of its own. */
  readonly remove?: Endpoint
}

/** What a master is kept by: one of `kind` and `remove` says how it is deleted. */
export const master = ({
  kind,
  remove,
  ...calls
}: MasterCalls & ({ kind: MasterKind } | { remove: Endpoint })) =>
  kept({
    ...calls,
    remove:
      remove === undefined
        ? { call: masters.remove, input: key => ({ params: { kind, key: String(key) } }) }
        : { call: remove, input: id => ({ params: { id } }) },
  })

/** Masters that are few enough to be picked out of the whole list. */
export const fewRows = () => ({ state: 'all' })

/** Masters by their ids, which are numbers. */
export const byNumbers = (ids: readonly Id[]) => ({ state: 'all', ids: ids.map(Number) })
