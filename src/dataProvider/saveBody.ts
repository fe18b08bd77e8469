import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint'

/** The record that a save is on top of. */
export interface SavedOn {
  readonly id: string | number
  readonly version: number
}

const mayLack = (field: z.core.$ZodType | undefined): boolean =>
  field !== undefined && z.safeParse(field, undefined).success

/** An id out of an address is a text; the call takes what its schema says. */
const idFor = (field: z.core.$ZodType, id: string | number): string | number =>
  z.safeParse(field, id).success ? id : Number(id)

/**
 * What a save sends: the values, with id and version of the record they are saved on; `on` null: of a new one, which
 * calls are told by zeros, or by the absence of both where the contract lets them be missing.
 */
export function saveBody(save: Endpoint, values: object, on: SavedOn | null): object {
  if (!(save.body instanceof z.ZodObject)) throw new Error(`${save.path} takes no record`)
  const { id, version } = save.body.shape
  const told = on ?? (mayLack(version) ? null : { id: 0, version: 0 })
  const { id: _, version: __, ...rest } = values as Readonly<Record<string, unknown>>
  if (told === null) return rest
  return { ...rest, ...(id === undefined ? {} : { id: idFor(id, told.id) }), version: told.version }
}
