import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import PinIcon from '@mui/icons-material/PushPin'
import UnpinnedIcon from '@mui/icons-material/PushPinOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import type { ColumnsProps } from './ColumnsButton.tsx'
import { moveColumnTo, orderedColumns } from './columnLayout.ts'

const toggled = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names.filter(each => each !== name) : [...names, name]

/** The columns in their order, each to be shown or not, pinned at the left, and moved. */
export function ColumnChoice<Row>({ columns, layout, pinned: pinnedByDefault, onLayout }: ColumnsProps<Row>) {
  const ordered = orderedColumns(columns, layout)
  const pinned = layout.pinned ?? pinnedByDefault
  const move = (source: string, target: string | undefined) => {
    if (target !== undefined) onLayout(moveColumnTo(columns, layout, source, target))
  }
  return (
    <>
      <Box
        component="ul"
        sx={{ m: 0, p: 1, maxHeight: 'min(480px, 60dvh)', overflow: 'auto', listStyle: 'none' }}
      >
        {ordered.map(({ source, label }, index) => (
          <Box component="li" key={source} sx={{ display: 'flex', alignItems: 'center' }}>
            <FormControlLabel
              label={label}
              sx={{ flexGrow: 1, ml: 0, '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
              control={
                <Checkbox
                  size="small"
                  checked={!layout.hidden.includes(source)}
                  onChange={() => onLayout({ ...layout, hidden: toggled(layout.hidden, source) })}
                  sx={{ p: 0.5, mr: 0.5 }}
                />
              }
            />
            <IconButton
              aria-label={`Pin ${label}`}
              aria-pressed={pinned.includes(source)}
              title={pinned.includes(source) ? 'Stays at the left' : 'Scrolls with the others'}
              color={pinned.includes(source) ? 'primary' : 'default'}
              onClick={() => onLayout({ ...layout, pinned: toggled(pinned, source) })}
            >
              {pinned.includes(source) ? (
                <PinIcon sx={{ fontSize: 16 }} />
              ) : (
                <UnpinnedIcon sx={{ fontSize: 16 }} />
              )}
            </IconButton>
            <IconButton
              aria-label={`Move ${label} up`}
              disabled={index === 0}
              onClick={() => move(source, ordered[index - 1]?.source)}
            >
              <ArrowUpwardIcon sx={{ fontSize: 16 }} />
            </IconButton>
            <IconButton
              aria-label={`Move ${label} down`}
              disabled={index === ordered.length - 1}
              onClick={() => move(source, ordered[index + 1]?.source)}
            >
              <ArrowDownwardIcon sx={{ fontSize: 16 }} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button onClick={() => onLayout(undefined)}>Reset</Button>
      </Box>
    </>
  )
}
