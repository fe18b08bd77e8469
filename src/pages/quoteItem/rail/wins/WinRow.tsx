import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { useId, useState } from 'react'
import type { SizeWin } from '#domain/estimating'
import { money } from '#domain/formats'
import type { TruckType } from '#domain/palletisation'
import { changeText } from '../../../../components/size/changeText.ts'
import { WinPictures } from './WinPictures.tsx'
import { winWords } from './winWords.ts'

interface WinRowProps {
  readonly win: SizeWin
  readonly truck: TruckType | null
  /** Null where the sizes are only read. */
  readonly onTake: (() => void) | null
}

const signed = (difference: number): string =>
  difference === 0 ? 'same price' : `${difference > 0 ? '+' : '−'}${money(Math.abs(difference))}`

/** One size nearby: by how much, what it wins, what that does to the price; it opens to its pictures. */
export function WinRow({ win, truck, onTake }: WinRowProps) {
  const picturesId = useId()
  const [isOpen, setOpen] = useState(false)
  const change = changeText(win.change)
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 0.25 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={picturesId}
          onClick={() => setOpen(!isOpen)}
          sx={{
            font: 'inherit',
            flexGrow: 1,
            justifyContent: 'flex-start',
            textAlign: 'left',
            gap: 0.5,
            borderRadius: 1,
          }}
        >
          <ExpandMore fontSize="small" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
          <Box sx={{ minWidth: 0 }}>
            <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>
              {change} mm
            </Box>
            <Box
              component="span"
              sx={{
                fontSize: '0.8125rem',
                ml: 1,
                color: win.priceDifference < 0 ? 'success.dark' : 'text.secondary',
              }}
            >
              {signed(win.priceDifference)}
            </Box>
            <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
              {winWords(win).join(', ')}
            </Box>
          </Box>
        </ButtonBase>
        {onTake === null ? null : (
          <Button size="small" onClick={onTake} sx={{ minWidth: 0, px: 1 }} aria-label={`Take ${change} mm`}>
            Take
          </Button>
        )}
      </Box>
      <div id={picturesId}>{isOpen ? <WinPictures win={win} truck={truck} /> : null}</div>
    </Box>
  )
}
