import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useId } from 'react'
import { WinList } from './WinList.tsx'

interface WinsSectionProps {
  /** Whether there is a price that a size nearby could better; null while it is not known. */
  readonly hasPrice: boolean | null
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** Where a few millimetres would win something; looked for while it is open. */
export function WinsSection({ hasPrice, isOpen, onOpen }: WinsSectionProps) {
  const bodyId = useId()
  return (
    <Box component="section" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => onOpen(!isOpen)}
        sx={{
          width: '100%',
          justifyContent: 'space-between',
          px: 1.5,
          py: 0.75,
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        A few millimetres would win…
        <ExpandMore fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </ButtonBase>
      <Box id={bodyId} aria-live="polite" sx={isOpen ? { px: 1.5, pb: 0.75 } : {}}>
        {isOpen ? <WinList hasPrice={hasPrice} /> : null}
      </Box>
    </Box>
  )
}
