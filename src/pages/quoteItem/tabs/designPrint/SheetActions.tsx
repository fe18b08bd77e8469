import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Delete from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import type { RowList } from '../../fields/useRowList.ts'

interface SheetActionsProps {
  readonly list: RowList
  readonly rowKey: string
  readonly index: number
}

/** What can be done with a printed sheet among the others. */
export function SheetActions({ list, rowKey, index }: SheetActionsProps) {
  const { rows, about } = list
  const words = `sheet ${index + 1}`
  return (
    <>
      {rows.length < 2 ? null : (
        <>
          <IconButton
            size="small"
            aria-label={`Move ${words} up`}
            disabled={index === 0}
            onClick={() => list.move(rowKey, index - 1)}
          >
            <ArrowUpward fontSize="inherit" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={`Move ${words} down`}
            disabled={index === rows.length - 1}
            onClick={() => list.move(rowKey, index + 1)}
          >
            <ArrowDownward fontSize="inherit" />
          </IconButton>
        </>
      )}
      <IconButton
        size="small"
        aria-label={`Copy ${words}`}
        disabled={rows.length >= about.max}
        onClick={() => list.copy(rowKey)}
      >
        <ContentCopy fontSize="inherit" />
      </IconButton>
      <IconButton size="small" aria-label={`Remove ${words}`} onClick={() => list.remove(rowKey)}>
        <Delete fontSize="inherit" />
      </IconButton>
    </>
  )
}
