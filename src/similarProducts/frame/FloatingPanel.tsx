import Close from '@mui/icons-material/Close'
import Minimize from '@mui/icons-material/Minimize'
import OpenWith from '@mui/icons-material/OpenWith'
import SouthEast from '@mui/icons-material/SouthEast'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { firstBox, fitted, type Box as PanelBox } from './box.ts'
import { useDragged } from './useDragged.ts'
import { useIsSheet } from './useIsSheet.ts'
import { useWindowSize } from './useWindowSize.ts'

interface FloatingPanelProps {
  readonly title: string
  readonly box: PanelBox | null
  readonly onBox: (box: PanelBox) => void
  /** It was opened just now, by the person. */
  readonly takesFocus: boolean
  readonly onMinimise: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

const sheet = { left: 0, right: 0, bottom: 0, top: '8dvh', borderRadius: 0 } as const

/** A panel over the page that leaves it in use: moved, resized and put away; where it is narrow a sheet as wide as the window. */
export function FloatingPanel({
  title,
  box,
  onBox,
  takesFocus,
  onMinimise,
  onClose,
  children,
}: FloatingPanelProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const window = useWindowSize()
  const isSheet = useIsSheet()
  const place = fitted(box ?? firstBox(window), window)
  const { shown, move, resize } = useDragged(place, next => onBox(fitted(next, window)))
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onMinimise()
  }
  return (
    <Paper
      role="dialog"
      aria-labelledby={titleId}
      elevation={8}
      onKeyDown={onKeyDown}
      sx={{
        position: 'fixed',
        // Over the page and its menu, under every dialog.
        zIndex: theme => theme.zIndex.drawer + 1,
        display: 'flex',
        flexDirection: 'column',
        border: 1,
        borderColor: 'divider',
        ...(isSheet ? sheet : fitted(shown, window)),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flex: 'none',
          pl: 1.5,
          pr: 0.5,
          minHeight: 40,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography
          ref={heading}
          id={titleId}
          component="h2"
          variant="h2"
          tabIndex={-1}
          {...(isSheet ? {} : { ...move, onKeyDown: undefined })}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            py: 1,
            outline: 0,
            ...(isSheet ? {} : { cursor: 'move', touchAction: 'none', userSelect: 'none' }),
          }}
          noWrap
        >
          {title}
        </Typography>
        {isSheet ? null : (
          <IconButton
            size="small"
            aria-label="Move, by arrow keys"
            {...move}
            sx={{ cursor: 'move', touchAction: 'none' }}
          >
            <OpenWith fontSize="small" />
          </IconButton>
        )}
        <IconButton size="small" aria-label="Minimise" onClick={onMinimise}>
          <Minimize fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label="Close" onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ flexGrow: 1, minHeight: 0, overflow: 'auto', display: 'flex', flexDirection: 'column' }}>
        {children}
      </Box>
      {isSheet ? null : (
        <IconButton
          size="small"
          aria-label="Resize, by arrow keys"
          {...resize}
          sx={{
            position: 'absolute',
            right: 0,
            bottom: 0,
            p: 0.25,
            cursor: 'nwse-resize',
            touchAction: 'none',
            color: 'text.secondary',
          }}
        >
          <SouthEast sx={{ fontSize: 14 }} />
        </IconButton>
      )}
    </Paper>
  )
}
