import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo, useCallback, useEffect, useState } from 'react'
import { isGenericItem, isSectionKey, sections } from '#domain/quoteItem'
import { SideDrawer } from '../../../layout/SideDrawer.tsx'
import { useGoToField } from '../draft/useGoToField.ts'
import { useDraftPart } from '../draft/useItemDraft.ts'
import { RailContent } from './RailContent.tsx'
import { useRail } from './useRail.ts'

const title = 'Picture and figures'
const width = 308

/** The rail at the right of every tab, folded away at will; on a narrow window it is a sheet that a button opens. Bought goods have nothing to draw. */
export const ItemRail = memo(function ItemRail() {
  const isNarrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'))
  const isBought = useDraftPart(({ product }) => isGenericItem(product))
  if (isBought) return null
  return isNarrow ? <RailSheet /> : <Rail />
})

const stuck = {
  position: 'sticky',
  top: 56,
  maxHeight: 'calc(100dvh - 148px)',
  overflowY: 'auto',
  overflowX: 'hidden',
  flexShrink: 0,
} as const

/** Leads to the field that a path (`product.length`) names. */
function useGoToPath(): (path: string) => void {
  const goTo = useGoToField()
  return useCallback(
    path => {
      const [section = '', ...rest] = path.split('.')
      if (isSectionKey(section)) goTo({ tab: sections[section].tab, section, field: rest.join('.') })
    },
    [goTo],
  )
}

function Rail() {
  const goTo = useGoToPath()
  const { isOpen, change } = useRail()
  const fold = isOpen ? 'Fold the figures away' : 'Show the figures'
  const button = (
    <Tooltip title={fold}>
      <IconButton aria-label={fold} aria-expanded={isOpen} onClick={() => change({ isOpen: !isOpen })}>
        {isOpen ? <ChevronRight fontSize="small" /> : <ChevronLeft fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
  if (!isOpen) return <Paper sx={{ ...stuck, width: 36, py: 0.25, textAlign: 'center' }}>{button}</Paper>
  return (
    <Paper component="aside" aria-label={title} sx={{ ...stuck, width }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32, pl: 1.5, pr: 0.5 }}>
        <Typography component="h2" variant="h4" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {button}
      </Box>
      <RailContent onGoTo={goTo} />
    </Paper>
  )
}

function RailSheet() {
  const goTo = useGoToPath()
  const [isOpen, setIsOpen] = useState(false)
  const [wanted, setWanted] = useState<string | null>(null)
  // The sheet gives the focus back as it closes: only then it can go to the field.
  useEffect(() => {
    if (isOpen || wanted === null) return
    setWanted(null)
    goTo(wanted)
  }, [isOpen, wanted, goTo])
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<InsightsOutlined />}
        onClick={() => setIsOpen(true)}
        sx={{ order: -1, alignSelf: 'flex-end' }}
      >
        {title}
      </Button>
      {isOpen ? (
        <SideDrawer title={title} width={340} onClose={() => setIsOpen(false)}>
          <Box sx={{ m: -2 }}>
            <RailContent
              onGoTo={path => {
                setWanted(path)
                setIsOpen(false)
              }}
            />
          </Box>
        </SideDrawer>
      ) : null}
    </>
  )
}
