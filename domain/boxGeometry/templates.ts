import { liner } from './liner.ts'
import type { OwnStyle } from './ownStyle.ts'
import { partition } from './partition.ts'
import { sheet } from './sheet.ts'
import { slotted } from './slotted.ts'
import { styleTables } from './styleTables.ts'
import { tabled } from './tabled.ts'
import type { Template } from './template.ts'

const written: Readonly<Partial<Record<string, Template>>> = {
  '0110': sheet,
  '0200': slotted,
  '0201': slotted,
  '0202': slotted,
  '0203': slotted,
  '0204': slotted,
  '0205': slotted,
  '0206': slotted,
  '0209': slotted,
  '0900': sheet,
  '0901': sheet,
  '0902': liner,
  '0903': liner,
  '0904': liner,
  '0930': partition,
  '0933': partition,
  '0935': partition,
}

/** The template of a style: its own, or that of its table, which a company may keep. */
export function templateOf(code: string, ownStyles: readonly OwnStyle[] = []): Template {
  const own = written[code]
  if (own !== undefined) return own
  const table = styleTables[code] ?? ownStyles.find(style => style.code === code)?.table
  if (table === undefined) throw new RangeError(`Style ${code} has neither a template nor a table.`)
  return tabled(table)
}
