import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type ReactNode, useId } from 'react'

interface RailFoldProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** Only made while it is open. */
  readonly children: () => ReactNode
}

/** A part of the rail that is worked out only while somebody has it open. */
export function RailFold({ title, isOpen, onOpen, children }: RailFoldProps) {
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
        {title}
        <ExpandMore fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </ButtonBase>
      <Box id={bodyId} aria-live="polite" sx={isOpen ? { px: 1.5, pb: 0.75 } : {}}>
        {isOpen ? children() : null}
      </Box>
    </Box>
  )
}
