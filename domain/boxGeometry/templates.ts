import { folder } from './folder.ts'
import { liner } from './liner.ts'
import { mailer } from './mailer.ts'
import { partition } from './partition.ts'
import { sheet } from './sheet.ts'
import { slotted } from './slotted.ts'
import type { StyleCode } from './styles.ts'
import { telescope } from './telescope.ts'
import type { Template } from './template.ts'
import { tray } from './tray.ts'

/** The template of every style. */
export const templates: Readonly<Record<StyleCode, Template>> = {
  '0110': sheet,
  '0200': slotted,
  '0201': slotted,
  '0202': slotted,
  '0203': slotted,
  '0204': slotted,
  '0205': slotted,
  '0206': slotted,
  '0209': slotted,
  '0300': telescope,
  '0301': telescope,
  '0401': folder,
  '0421': tray,
  '0422': tray,
  '0427': mailer,
  '0471': mailer,
  '0900': sheet,
  '0901': sheet,
  '0902': liner,
  '0903': liner,
  '0904': liner,
  '0933': partition,
  '0935': partition,
}
