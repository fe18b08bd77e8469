import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { memo, useId } from 'react'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '0 14px 2px 12px',
  fontSize: '0.75rem',
  color: theme.palette.text.secondary,
}))

/** How far the box is folded, in percent. */
export const FoldSlider = memo(function FoldSlider({
  percent,
  onFold,
}: {
  readonly percent: number
  readonly onFold: (percent: number) => void
}) {
  const labelId = useId()
  return (
    <Row>
      <span id={labelId}>Fold</span>
      <Slider
        size="small"
        aria-labelledby={labelId}
        value={percent}
        onChange={(_, value) => onFold(Number(value))}
        valueLabelDisplay="auto"
        valueLabelFormat={value => `${value} %`}
      />
    </Row>
  )
})
