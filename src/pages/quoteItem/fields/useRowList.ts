import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { empty, type RowsField, rowsOf } from '#domain/quoteItem'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { useFocusWish } from '../draft/focusWish.ts'
import { useItemRules } from '../draft/rules/useItemRules.ts'
import { useDraft, useDraftPart, useTried } from '../draft/useItemDraft.ts'
import { placedField, type RowsPath } from './fieldPath.ts'
import { heldAt, listAt, withListAt } from './listAt.ts'
import { movedTexts } from './movedTexts.ts'
import { typedCell } from './typedCell.ts'
import { useFieldAccess } from './useFieldAccess.ts'

type Row = ReturnType<typeof rowsOf>[number]

interface CellPlace {
  readonly row: number
  readonly cell: string
}

export interface RowList {
  readonly about: RowsField
  readonly rows: readonly Row[]
  readonly readOnly: boolean
  /** What is wrong with the list as a whole. */
  readonly error: string | undefined
  /** What is worth a second look of it. */
  readonly warning: string | undefined
  readonly addRef: RefObject<HTMLButtonElement | null>
  /** Adds a row, at the end unless told; answers its key. */
  readonly add: (at?: number, values?: object) => string
  /** Adds a row at the end, which is entered next: its first field has the focus. */
  readonly begin: () => void
  readonly copy: (key: string) => void
  readonly move: (key: string, to: number) => void
  readonly remove: (key: string) => void
  /** Which cell an element of the table stands in. */
  readonly cellAt: (target: EventTarget) => CellPlace | null
  readonly paste: (at: CellPlace, table: readonly (readonly string[])[]) => void
}

const newKey = () => crypto.randomUUID().slice(0, 8)

/** The rows of a list of the draft, and what can be done with them. Every change is one cause. */
export function useRowList(path: RowsPath): RowList {
  const placed = useMemo(() => placedField(path), [path])
  const { section } = placed
  const place = path.slice(section.length + 1)
  const about = placed.field as RowsField
  const draft = useDraft()
  const { shown } = draft
  const say = useSay()
  const isTried = useTried(section)
  const { readOnly } = useFieldAccess(placed)
  const rows = rowsOf(useDraftPart(values => heldAt(values[section], place)))
  const finding = useItemRules(state => state.byName[path])
  const said = finding !== undefined && (rows.length > 0 || isTried) ? finding : undefined
  const addRef = useRef<HTMLButtonElement>(null)
  const wish = useFocusWish()
  useEffect(() => wish.meet(path, () => addRef.current?.focus()), [wish, path])
  useEffect(() => shown.appear(path), [shown, path])

  const current = () => listAt(draft.values()[section], place)
  const set = (next: readonly Row[]) => {
    // Errors stand at the place of a row, and the rows have other places now.
    draft.form.clearErrors(path)
    movedTexts(draft.texts, path, current(), next)
    draft.change(section, withListAt(draft.values()[section], place, next) as never)
  }
  const without = (list: readonly Row[], key: string) => list.filter(row => row.key !== key)
  const blank = (): Row => ({ key: newKey(), ...empty(about.fields) })

  const add: RowList['add'] = (at, values = {}) => {
    const row = { ...blank(), ...values }
    const list = current()
    set(list.toSpliced(at ?? list.length, 0, row))
    return row.key
  }

  return {
    about,
    rows,
    readOnly,
    error: said?.severity === 'error' ? said.message : undefined,
    warning: said?.severity === 'warning' ? said.message : undefined,
    addRef,
    add,
    begin: () => {
      wish.ask(`${path}.${current().length}.${Object.keys(about.fields)[0]}`)
      add()
    },
    copy: key => {
      set(current().flatMap(row => (row.key === key ? [row, { ...row, key: newKey() }] : [row])))
    },
    move: (key, to) => {
      const list = current()
      const from = list.findIndex(row => row.key === key)
      const row = list[from]
      if (row === undefined || to === from || to < 0 || to >= list.length) return
      set(without(list, key).toSpliced(to, 0, row))
    },
    remove: key => {
      const before = current()
      const index = before.findIndex(row => row.key === key)
      const removed = before[index]
      if (removed === undefined) return
      set(without(before, key))
      say(`Row ${index + 1} of ${about.label} was removed.`, 'info', {
        label: 'Undo',
        onAct: () => {
          const now = current()
          if (!now.some(row => row.key === key)) set(now.toSpliced(index, 0, removed))
        },
      })
    },
    cellAt: target => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
      const line = cell?.closest('tr')
      if (!cell || !line?.parentElement) return null
      return { row: [...line.parentElement.children].indexOf(line), cell: cell.dataset.cell ?? '' }
    },
    paste: ({ row, cell }, table) => {
      const names = Object.keys(about.fields)
      const first = names.indexOf(cell)
      const list = [...current()]
      const texts: [string, string][] = []
      for (const [line, cells] of table.entries()) {
        const at = row + line
        if (at >= about.max) break
        const pasted = cells.flatMap((typed, index) => {
          const column = names[first + index]
          const field = column === undefined ? undefined : about.fields[column]
          if (column === undefined || field === undefined) return []
          const value = typedCell(field, typed)
          if (Number.isNaN(value)) texts.push([`${path}.${at}.${column}`, typed])
          return [[column, value] as const]
        })
        list[at] = { ...(list[at] ?? blank()), ...Object.fromEntries(pasted) }
      }
      set(list)
      for (const [name, typed] of texts) draft.texts.set(name, typed)
    },
  }
}
