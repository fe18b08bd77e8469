import { text } from '#domain/messages'
import { greaterThan } from '#domain/validation'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { fieldLabel } from '../../pathLabel.ts'
import { isMissing } from '../../requiredFindings.ts'
import type { PalletKey, Pallets } from './pallets.ts'

type SizeField = Extract<keyof Pallets, `${'foldedSize' | 'unitLoadSize'}${string}`>

/** Sizes of a unit and of its load are above 0; those that are 0 or empty are missing. Rule pallet-sizes (001 §5). */
export const sizeFindings =
  (section: PalletKey, fields: readonly SizeField[]) =>
  (pallets: Pallets): Finding[] =>
    fields.flatMap(field => {
      const label = fieldLabel(section, field)
      if (isMissing(pallets[field]))
        return [findingOn(section)(field, 'required', text('formRequired', { field: label }))]
      const message = greaterThan(pallets[field], 0)
      return message === null ? [] : [findingOn(section)(field, 'pallet-sizes', message)]
    })
