import type { ResourceRow } from './resourceRow.ts'

/** The record that a save is on top of. */
export interface SavedOn {
  readonly id: string | number
  readonly version: number
}

/** A number out of an address is a text. */
function told(knownBy: ResourceRow['knownBy'], on: SavedOn | null): object {
  switch (knownBy) {
    case 'text':
      return on === null ? {} : { id: on.id, version: on.version }
    case 'values':
      return { version: on?.version ?? 0 }
    default:
      return on === null ? { id: 0, version: 0 } : { id: Number(on.id), version: on.version }
  }
}

/** What a save sends: the values, with id and version of the record they are saved on; `on` null: of a new one. */
export function saveBody({ knownBy }: ResourceRow, values: object, on: SavedOn | null): object {
  const { id: _, version: __, ...rest } = values as Readonly<Record<string, unknown>>
  return { ...rest, ...told(knownBy, on) }
}
