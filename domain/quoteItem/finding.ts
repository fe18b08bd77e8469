import type { SectionKey } from './sections.ts'
import type { TabKey } from './tabs.ts'

/** What is wrong with a field, said once for both sides. */
export interface Finding {
  readonly tab: TabKey
  /** The section that the field belongs to. */
  readonly section: SectionKey
  /** The field's path inside the section: its name, or that of a row's cell (`inkCoverages[k3].inkCode`). */
  readonly field: string
  readonly code: string
  readonly message: string
  readonly severity: 'error' | 'warning'
}
