import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { alpha, styled } from '@mui/material/styles'
import { type ClipboardEvent, useRef } from 'react'
import { askThousands, counted, parseCell, parseWholeCell } from '#domain/formats'
import { useSay } from '../../../../../layout/notifications/useSay.ts'
import { visuallyHidden } from '../../../../../layout/visuallyHidden.ts'
import type { RowsPath } from '../../../fields/fieldPath.ts'
import { pastedTable } from '../../../fields/pastedTable.ts'
import type { BreakColumn } from './breakColumn.ts'
import { LedToCells } from './LedToCells.tsx'
import { WrongCells } from './WrongCells.tsx'

/** A break that is marked: which, what for, and marking another. */
interface MarkedBreak {
  readonly place: number
  readonly onChoose: (place: number) => void
  /** Over the marks, and beside one on a card: `costs shown`. */
  readonly head: string
  /** What pressing it does: `Show the costs of`. */
  readonly verb: string
}

interface BreakGridProps<Row> {
  /** Where the breaks stand in the draft. */
  readonly list: RowsPath
  readonly rows: readonly Row[]
  readonly columns: readonly BreakColumn<Row>[]
  readonly nameOf: (row: Row, place: number) => string
  /** The break that is marked, and marking another; left out: none is. */
  readonly choice?: MarkedBreak
  /** How many breaks there are at most. */
  readonly most: number
  /** Changes the break at a place and those below it; left out: nothing can be changed. */
  readonly onFill?: ((place: number, patches: readonly Partial<Row>[]) => void) | undefined
  readonly onRemove?: ((key: string) => void) | undefined
}

const radioWidth = 26
const removeWidth = 34

const Table = styled('table', { shouldForwardProp: prop => prop !== 'least' })<{ readonly least: number }>(
  ({ theme, least }) => ({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: '0.8125rem',
    '& th, & td': { padding: '3px 4px', textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 400 },
    '& td': { verticalAlign: 'top' },
    '& thead th': { fontSize: '0.75rem', color: theme.palette.text.secondary, fontWeight: 600 },
    '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
    '& tr[data-chosen="true"]': { backgroundColor: theme.palette.action.hover },
    '& td[data-said="error"]': { color: theme.palette.error.main },
    '& td[data-said="warning"]': { backgroundColor: alpha(theme.palette.warning.main, 0.18) },
    '& input[type="radio"]': { accentColor: theme.palette.primary.main, margin: 0, verticalAlign: 'middle' },
    // Where the columns have no room each break is a card, every value under its column's name.
    [`@container (max-width: ${least - 1}px)`]: {
      '& colgroup': { display: 'none' },
      '& thead': visuallyHidden,
      '&, & tbody': { display: 'block' },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(78px, 1fr))',
        alignItems: 'start',
        gap: 2,
        padding: '6px 0',
        position: 'relative',
      },
      '& tbody td': { textAlign: 'left' },
      '& td input': { textAlign: 'left' },
      '& td[data-cell]::before': {
        content: 'attr(data-label)',
        display: 'block',
        fontSize: theme.typography.caption.fontSize,
        color: theme.palette.text.secondary,
      },
      '& td[data-beside]': { gridColumn: '1 / -1', display: 'inline' },
      '& td[data-beside="radio"]::after': { content: 'attr(data-label)', marginLeft: 6 },
      '& td[data-beside="remove"]': { position: 'absolute', top: 0, right: 0 },
    },
  }),
)

// The box decides how it is laid out, and what is hidden in the table stays in it.
const box = { position: 'relative', containerType: 'inline-size' } as const

/** Quantity breaks, a row each: all of it entered and seen in one grid; cards where that has no room. */
export function BreakGrid<Row extends { readonly key: string }>({
  list,
  rows,
  columns,
  nameOf,
  choice,
  most,
  onFill,
  onRemove,
}: BreakGridProps<Row>) {
  const say = useSay()
  const boxRef = useRef<HTMLDivElement>(null)
  const least =
    columns.reduce((sum, { width }) => sum + width, 0) +
    (choice === undefined ? 0 : radioWidth) +
    (onRemove === undefined ? 0 : removeWidth)
  const paste = (event: ClipboardEvent) => {
    const table = pastedTable(event.clipboardData.getData('text/plain'))
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null
    const row = cell?.closest<HTMLElement>('tr')
    const column = columns.find(({ key }) => key === cell?.dataset.cell)
    const pasted = column?.pasted
    if (onFill === undefined || table === null || !row || column === undefined || pasted === undefined) return
    event.preventDefault()
    const texts = table.map(([first = '']) => first)
    const isWide = table.some(cells => cells.length > 1)
    const values = texts.map(column.isWhole === true ? parseWholeCell : parseCell)
    const unread = texts.filter((_, line) => Number.isNaN(values[line]))
    if (unread.length > 0)
      return say(
        `Nothing was pasted: ${column.head} takes numbers, and “${unread[0]}” ${askThousands(unread[0] ?? '') ?? 'is none'}.`,
        'error',
      )
    const place = Number(row.dataset.place)
    onFill(
      place,
      values.map(value => (value === null ? {} : pasted(value))),
    )
    const left = place + values.length - (column.key === 'priceQty' ? most : rows.length)
    if (left > 0) say(`${counted(left, 'line')} of what was pasted found no break.`, 'warning')
    else if (isWide) say(`Only the first column of what was pasted was taken, as ${column.head}.`, 'warning')
  }
  return (
    <Box ref={boxRef} sx={box} onPaste={paste}>
      <LedToCells list={`${list}.`} grid={boxRef} />
      <Table aria-label="Price breaks" least={least}>
        <colgroup>
          {choice === undefined ? null : <col style={{ width: radioWidth }} />}
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
          {onRemove === undefined ? null : <col style={{ width: removeWidth }} />}
        </colgroup>
        <thead>
          <tr>
            {choice === undefined ? null : (
              <th scope="col">
                <span style={visuallyHidden}>{choice.head}</span>
              </th>
            )}
            {columns.map(({ key, head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
            {onRemove === undefined ? null : <th scope="col" aria-label="Actions" />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => {
            const name = nameOf(row, place)
            return (
              <tr key={row.key} data-chosen={place === choice?.place} data-place={place}>
                {choice === undefined ? null : (
                  <td data-beside="radio" data-label={choice.head}>
                    <input
                      type="radio"
                      name="marked-break"
                      aria-label={`${choice.verb} ${name}`}
                      checked={place === choice.place}
                      onChange={() => choice.onChoose(place)}
                    />
                  </td>
                )}
                {columns.map(({ key, field, head, cell, said }) => {
                  const finding = said?.(row, place)
                  return (
                    <td
                      key={key}
                      data-cell={key}
                      data-field={field ?? key}
                      data-label={head}
                      data-said={finding?.severity}
                      title={finding?.message}
                    >
                      {cell(row, place)}
                    </td>
                  )
                })}
                {onRemove === undefined ? null : (
                  <td data-beside="remove">
                    <IconButton size="small" aria-label={`Remove ${name}`} onClick={() => onRemove(row.key)}>
                      <Close fontSize="inherit" />
                    </IconButton>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </Table>
      <WrongCells rows={rows} columns={columns} nameOf={nameOf} />
    </Box>
  )
}
