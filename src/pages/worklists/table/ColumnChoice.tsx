import PinIcon from '@mui/icons-material/PushPin'
import UnpinnedIcon from '@mui/icons-material/PushPinOutlined'
import IconButton from '@mui/material/IconButton'
import { ColumnLine } from '../../../components/list/columns/ColumnLine.tsx'
import { ColumnLines } from '../../../components/list/columns/ColumnLines.tsx'
import type { ListColumn } from '../../../components/list/listColumn.ts'
import { type ColumnLayout, moveColumnTo, orderedColumns } from './columnLayout.ts'

export interface ColumnsProps<Row> {
  readonly columns: readonly ListColumn<Row>[]
  readonly layout: ColumnLayout
  /** Every column in the list's own order. */
  readonly all: ColumnLayout
  /** Columns pinned until the person chooses. */
  readonly pinned: readonly string[]
  /** undefined puts the list's own arrangement back. */
  readonly onLayout: (layout: ColumnLayout | undefined) => void
}

const toggled = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names.filter(each => each !== name) : [...names, name]

/** The columns in their order, each to be shown or not, pinned at the left, and moved. */
export function ColumnChoice<Row>(props: ColumnsProps<Row>) {
  const { columns, layout, all, pinned: pinnedByDefault, onLayout } = props
  const ordered = orderedColumns(columns, layout)
  const pinned = layout.pinned ?? pinnedByDefault
  const moveTo = (source: string, target: { readonly source: string } | undefined) =>
    target === undefined ? undefined : () => onLayout(moveColumnTo(columns, layout, source, target.source))
  return (
    <ColumnLines
      onAll={() => onLayout({ ...layout, ...all, widths: layout.widths })}
      onReset={() => onLayout(undefined)}
    >
      {ordered.map(({ source, label }, index) => {
        const isPinned = pinned.includes(source)
        const Icon = isPinned ? PinIcon : UnpinnedIcon
        return (
          <ColumnLine
            key={source}
            label={label}
            shown={!layout.hidden.includes(source)}
            onToggle={() => onLayout({ ...layout, hidden: toggled(layout.hidden, source) })}
            onUp={moveTo(source, ordered[index - 1])}
            onDown={moveTo(source, ordered[index + 1])}
          >
            <IconButton
              aria-label={`Pin ${label}`}
              aria-pressed={isPinned}
              title={isPinned ? 'Stays at the left' : 'Scrolls with the others'}
              color={isPinned ? 'primary' : 'default'}
              onClick={() => onLayout({ ...layout, pinned: toggled(pinned, source) })}
            >
              <Icon sx={{ fontSize: 16 }} />
            </IconButton>
          </ColumnLine>
        )
      })}
    </ColumnLines>
  )
}
