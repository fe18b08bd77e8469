import ContentCopy from '@mui/icons-material/ContentCopy'
import Delete from '@mui/icons-material/DeleteOutlined'
import DragIndicator from '@mui/icons-material/DragIndicator'
import IconButton from '@mui/material/IconButton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Choice } from '../../../components/editing/fields/SelectInput.tsx'
import type { RowsPath, SectionFieldPath } from './fieldPath.ts'
import { SectionField } from './SectionField.tsx'
import type { RowList } from './useRowList.ts'

interface RowLineProps {
  readonly path: RowsPath
  readonly list: RowList
  readonly row: { readonly key: string }
  readonly index: number
  readonly choices: Readonly<Record<string, readonly Choice[]>> | undefined
  readonly cells: Readonly<Record<string, (cell: never) => ReactNode>> | undefined
  /** Key of the row that is being dragged. */
  readonly dragged: string | null
  readonly onDrag: (key: string | null) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** One row of a list with its cells and what can be done with it. */
export function RowLine({ path, list, row, index, choices, cells, dragged, onDrag }: RowLineProps) {
  const { about, rows, readOnly } = list
  const words = `row ${index + 1}`
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    list.move(row.key, index + step)
  }
  return (
    <TableRow
      aria-label={`Row ${index + 1}`}
      selected={dragged === row.key}
      onDragOver={event => {
        if (dragged === null) return
        event.preventDefault()
        list.move(dragged, index)
      }}
      onDrop={event => event.preventDefault()}
    >
      {readOnly ? null : (
        <TableCell>
          <IconButton
            size="small"
            draggable
            aria-label={`Move ${words}`}
            title="Drag, or arrow up and down"
            onDragStart={event => {
              event.dataTransfer.effectAllowed = 'move'
              onDrag(row.key)
            }}
            onDragEnd={() => onDrag(null)}
            onKeyDown={onKey}
            sx={{ cursor: 'grab' }}
          >
            <DragIndicator fontSize="small" />
          </IconButton>
        </TableCell>
      )}
      {Object.entries(about.fields).map(([cell, { label, kind }]) => {
        const place = `${path}.${index}.${cell}` as SectionFieldPath
        const spoken = `${label}, ${words}`
        const own = cells?.[cell]
        const offered = choices?.[cell]
        return (
          <TableCell
            key={cell}
            data-cell={cell}
            data-label={label}
            align={kind === 'number' ? 'right' : 'left'}
          >
            {own === undefined ? (
              <SectionField
                isCell
                path={place}
                label={spoken}
                {...(offered === undefined ? {} : { choices: offered })}
              />
            ) : (
              own({ path: place, label: spoken, index } as never)
            )}
          </TableCell>
        )
      })}
      {readOnly ? null : (
        <TableCell sx={{ whiteSpace: 'nowrap' }}>
          <IconButton
            size="small"
            aria-label={`Copy ${words}`}
            disabled={rows.length >= about.max}
            onClick={() => list.copy(row.key)}
          >
            <ContentCopy fontSize="inherit" />
          </IconButton>
          <IconButton size="small" aria-label={`Remove ${words}`} onClick={() => list.remove(row.key)}>
            <Delete fontSize="inherit" />
          </IconButton>
        </TableCell>
      )}
    </TableRow>
  )
}
