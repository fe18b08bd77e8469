import { text } from '#domain/messages'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { mayEnter } from '../../mayEnter.ts'
import { isMissing } from '../../requiredFindings.ts'
import { prePrintDesignFields } from './fields.ts'
import type { PrePrintDesign } from './prePrintDesign.ts'
import { preprintError } from './preprintError.ts'

const names = Object.keys(prePrintDesignFields) as (keyof PrePrintDesign)[]

/** A preprint item says its roll, repeat, webs and lanes, once they are entered. Our own. */
export function rollComplete(values: PrePrintDesign, about: Pick<ItemUnderRules, 'fieldRules'>): Finding[] {
  const missing = names.filter(name => isMissing(values[name]))
  const isAsked = missing.length < names.length || mayEnter(about, 'prePrintDesign', 'rollWidth')
  if (!isAsked) return []
  return missing.map(name =>
    preprintError(name, 'required', text('formRequired', { field: prePrintDesignFields[name].label })),
  )
}
