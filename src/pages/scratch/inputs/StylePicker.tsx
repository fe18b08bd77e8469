import Box from '@mui/material/Box'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { memo } from 'react'
import { type Family, type Style, styleOf, styles } from '#domain/boxGeometry'
import type { ChangePad } from '../usePad.ts'
import { stylePicture } from './stylePicture.ts'

const families: Readonly<Record<Family, string>> = {
  '01': '01 Sheets',
  '02': '02 Slotted boxes',
  '03': '03 Telescope boxes',
  '04': '04 Folders and trays',
  '09': '09 Interior fitments',
}

function Picture({ code, width }: { readonly code: string; readonly width: number }) {
  return (
    <Box
      component="img"
      alt=""
      src={stylePicture(code)}
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

/** The style, each with a picture that the engine draws of it. */
export const StylePicker = memo(function StylePicker({
  value,
  error,
  change,
}: {
  readonly value: string
  readonly error?: string | undefined
  readonly change: ChangePad
}) {
  return (
    <TextField
      select
      label="Style"
      value={styleOf(value) === undefined ? '' : value}
      error={error !== undefined}
      helperText={error}
      margin="none"
      onChange={event => change({ style: event.target.value })}
      sx={{ gridColumn: 'span 6' }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          renderValue: selected => {
            const style = styleOf(String(selected))
            return style === undefined ? null : (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
                <Picture code={style.code} width={60} />
                <Named style={style} />
              </Box>
            )
          },
          MenuProps: { slotProps: { paper: { sx: { maxHeight: 460, width: 320 } } } },
        },
      }}
    >
      {styles.flatMap((style, index) => [
        ...(style.family === styles[index - 1]?.family
          ? []
          : [
              <ListSubheader key={style.family} sx={{ lineHeight: '28px' }}>
                {families[style.family]}
              </ListSubheader>,
            ]),
        <MenuItem key={style.code} value={style.code} sx={{ gap: 1.25 }}>
          <Picture code={style.code} width={44} />
          <Named style={style} />
        </MenuItem>,
      ])}
    </TextField>
  )
})
