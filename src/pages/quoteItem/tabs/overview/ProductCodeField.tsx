import Refresh from '@mui/icons-material/Refresh'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useContext } from 'react'
import { OverviewFindingsContext } from './findings.ts'
import { ProductText } from './productFields.ts'
import { productLabel } from './productWords.ts'

/** The product code, checked in both systems while it is typed. */
export function ProductCodeField() {
  const { checkingCode, codeCheckFailed, checkCodeAgain } = useContext(OverviewFindingsContext)
  const adornment = checkingCode ? (
    <CircularProgress size={14} aria-label="Checking the product code" />
  ) : codeCheckFailed ? (
    <IconButton size="small" edge="end" aria-label="Check the product code again" onClick={checkCodeAgain}>
      <Refresh fontSize="small" />
    </IconButton>
  ) : null
  return (
    <ProductText
      name="code"
      label={productLabel('code')}
      endAdornment={adornment === null ? null : <InputAdornment position="end">{adornment}</InputAdornment>}
    />
  )
}
