import PreviewIcon from '@mui/icons-material/ViewSidebarOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { RefObject } from 'react'
import { useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { CardList, cardLine, ListCard } from '../../../components/list/CardList.tsx'
import { duePill } from '../due/duePill.ts'
import type { WorklistKind, WorklistRecord } from '../worklistKind.ts'

interface WorklistCardsProps<Row extends WorklistRecord> {
  readonly label: string
  readonly kind: WorklistKind<Row>
  readonly onPreview: (id: number) => void
  readonly region: RefObject<HTMLDivElement | null>
}

/** The rows of the worklist around it where there is no room for columns: name, customer, due and one action each. */
export function WorklistCards<Row extends WorklistRecord>(props: WorklistCardsProps<Row>) {
  const { label, kind, onPreview, region } = props
  const { data } = useListContext<Row>()
  const { RowActions, cardOf, pathOf } = kind
  return (
    <Box ref={region} sx={{ flex: '1 1 0', minHeight: 0, overflow: 'auto' }}>
      <CardList label={label}>
        {(data ?? []).map(row => {
          const { name, customer, standing, due } = cardOf(row)
          return (
            <ListCard key={row.id} data-row={row.id} tabIndex={-1} sx={({ palette }) => duePill(palette)}>
              <Box sx={{ ...cardLine, justifyContent: 'space-between' }}>
                <Link component={RouterLink} to={pathOf(row)} noWrap sx={{ fontWeight: 500 }}>
                  {name || row.reference}
                </Link>
                <Box sx={{ flex: 'none', typography: 'body2' }}>{due}</Box>
              </Box>
              <Typography variant="body2" noWrap>
                {customer || '–'}
              </Typography>
              <Box sx={cardLine}>
                <Typography variant="caption" color="textSecondary" noWrap sx={{ mr: 'auto' }}>
                  {[row.reference, standing].filter(Boolean).join(' · ')}
                </Typography>
                {kind.Panel === undefined ? null : (
                  <IconButton aria-label={`Preview ${row.reference}`} onClick={() => onPreview(row.id)}>
                    <PreviewIcon fontSize="small" />
                  </IconButton>
                )}
                {/* One action: what else can be done stands in the preview and on the page of the row. */}
                <Box
                  sx={{
                    flex: 'none',
                    '& button[data-look="icon"]': { display: 'none' },
                    '& button': { height: 32, px: 1.5, fontSize: '0.8125rem' },
                  }}
                >
                  <RowActions row={row} />
                </Box>
              </Box>
            </ListCard>
          )
        })}
      </CardList>
    </Box>
  )
}
