import type { MasterKind } from '#domain/access'
import type { Database } from '../../database/database.ts'
import type { Person } from '../../person/person.ts'
import type { FieldError } from '../../problem/problem.ts'

/** What every stored master has. */
export interface StoredMaster {
  readonly version: number
  readonly isActive: boolean
}

/** Parts of workflow templates: kept like masters, but nobody deletes or reads the log of one by itself. */
export type TemplatePart =
  | 'workflowTemplate'
  | 'workflowTemplateStep'
  | 'workflowTemplateStepAction'
  | 'workflowStepActionDialog'

/** How sentences speak of one kind of master, where they do so in their own way. */
export interface MasterWords<Stored> {
  /** `Workflow Step DESIGN` */
  called(stored: Stored): string
  /** What two of them cannot share, as a sentence, and the field to say it at. */
  readonly once: FieldError
}

/** How one kind of master is kept: what saving, deleting and its log need to know of it. */
export interface Master<
  Key extends string | number,
  Input extends object,
  Stored extends Input = Input & StoredMaster,
> {
  readonly kind: MasterKind | TemplatePart
  /** What sentences call one: `user`. */
  readonly one: string
  /** The field people know it by, which no two of them share. */
  readonly nameField: Extract<keyof Input, string>
  /** Fields that others refer to, so that they stay as they are once saved. */
  readonly fixedFields: readonly Extract<keyof Input, string>[]
  /** The field that grows with every save; `version` unless told. */
  readonly versionField?: 'version' | 'rowVersion'
  readonly words?: MasterWords<Stored>
  /** The log keeps all of one that appears or goes, not its name alone. */
  readonly isLoggedWhole?: boolean
  /** Kept inside of another thing: its changes are lines of that thing's log, each field after `place`. */
  readonly within?: { readonly what: string; readonly key: string; readonly place: string }
  /** The key as it stands in an address, or null when there can be no such key. */
  keyOf(text: string): Key | null
  /** What is stored under the key, its row locked for the rest of the transaction when `lock` says so. */
  read(tx: Database, key: Key, lock?: boolean): Promise<Stored | null>
  /** The key of the one that has this name already. */
  find(tx: Database, input: Input): Promise<Key | null>
  insert(tx: Database, input: Input): Promise<Key>
  update(tx: Database, key: Key, input: Input, version: number): Promise<void>
  remove(tx: Database, key: Key): Promise<void>
  /** Names of what still uses it; empty: it can go. */
  usedBy(tx: Database, key: Key, stored: Stored): Promise<string[]>
  /** What is wrong with `input` beyond its schema. */
  check?(tx: Database, input: Input, before: Input | null): Promise<FieldError[]>
  /** Throws when what was just written must not stay, `changed` being its fields; the transaction is undone. */
  afterwards?(tx: Database, person: Person, changed: readonly string[]): Promise<void>
  /** One as the calls answer it, for a stale save; as it is stored unless told. */
  shown?(stored: Stored): unknown
}

/** The id of a master as an address has it. */
export const idKey = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) || text === '0' ? Number(text) : null

/** The code of a master as an address has it. */
export const codeKey = (text: string): string => text

/** Names as one sentence part: three of them, then how many more. */
export function someNames(names: readonly string[], total = names.length): string {
  const shown = names.slice(0, 3)
  return total > shown.length ? `${shown.join(', ')} and ${total - shown.length} more` : shown.join(', ')
}
