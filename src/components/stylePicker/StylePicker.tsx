import Box from '@mui/material/Box'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { memo, useDeferredValue } from 'react'
import { asStyle, type OwnStyle, type Style, styleGroups, styles } from '#domain/boxGeometry'
import { ownStylePicture, stylePicture } from './stylePicture.ts'

const groups = Object.keys(styleGroups)

/** Styles in the order of their groups, in each as they come. */
const grouped = (offered: readonly Style[]): readonly Style[] =>
  offered.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))

interface PictureProps {
  readonly code: string
  readonly own: readonly OwnStyle[]
  readonly width: number
}

/** Drawn after what stands around it. */
function Picture({ code, own, width }: PictureProps) {
  const kept = own.find(style => style.code === code)
  const isDrawn = useDeferredValue(true, false)
  return (
    <Box
      component="img"
      alt=""
      src={isDrawn ? (kept === undefined ? stylePicture(code) : ownStylePicture(kept)) : undefined}
      sx={{ width, height: width * 0.8, objectFit: 'contain', flexShrink: 0 }}
    />
  )
}

function Named({ style }: { readonly style: Style }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, lineHeight: 1.3 }}>{style.code}</Box>
      <Box sx={{ fontSize: '0.75rem', lineHeight: 1.25, color: 'text.secondary', whiteSpace: 'normal' }}>
        {style.name}
      </Box>
    </Box>
  )
}

const noOwn: readonly OwnStyle[] = []

interface StylePickerProps {
  /** Code of the style; one that the engine can't make stands for none. */
  readonly value: string
  readonly error?: string | undefined
  readonly required?: boolean
  /** The styles to choose from; all that the engine makes unless told. */
  readonly offered?: readonly Style[]
  /** Those that the company keeps itself, offered like the others. */
  readonly own?: readonly OwnStyle[]
  readonly onChoose: (code: string) => void
}

/** The style, each with a picture that the engine draws of it. */
export const StylePicker = memo(function StylePicker({
  value,
  error,
  required = false,
  offered: built = styles,
  own = noOwn,
  onChoose,
}: StylePickerProps) {
  const offered = own.length === 0 ? built : [...built, ...own.map(asStyle)]
  const isOffered = offered.some(({ code }) => code === value)
  return (
    <TextField
      select
      label="Style"
      value={isOffered ? value : ''}
      error={error !== undefined}
      helperText={error}
      required={required}
      margin="none"
      onChange={({ target }) => {
        const chosen = offered.find(({ code }) => code === target.value)
        if (chosen !== undefined) onChoose(chosen.code)
      }}
      sx={{ gridColumn: '1 / -1' }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          displayEmpty: true,
          renderValue: selected => {
            const style = offered.find(({ code }) => code === selected)
            return (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 48 }}>
                {style === undefined ? (
                  <Box sx={{ color: 'text.secondary' }}>Choose by picture</Box>
                ) : (
                  <>
                    <Picture code={style.code} own={own} width={60} />
                    <Named style={style} />
                  </>
                )}
              </Box>
            )
          },
          MenuProps: {
            anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
            transformOrigin: { vertical: 'top', horizontal: 'left' },
            slotProps: {
              paper: { sx: { maxHeight: 480, width: 540, maxWidth: '94vw' } },
              list: {
                sx: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' },
              },
            },
          },
        },
      }}
    >
      {grouped(offered).flatMap((style, index, sorted) => [
        ...(style.group === sorted[index - 1]?.group
          ? []
          : [
              <ListSubheader key={style.group} sx={{ lineHeight: '28px', gridColumn: '1 / -1' }}>
                {styleGroups[style.group]}
              </ListSubheader>,
            ]),
        <MenuItem key={style.code} value={style.code} sx={{ gap: 1.25, minWidth: 0 }}>
          <Picture code={style.code} own={own} width={60} />
          <Named style={style} />
        </MenuItem>,
      ])}
    </TextField>
  )
})
