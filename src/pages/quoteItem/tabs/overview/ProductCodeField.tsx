import Refresh from '@mui/icons-material/Refresh'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import { useItemFacts } from '../../draft/rules/useItemRules.ts'
import { SectionField } from '../../fields/SectionField.tsx'

/** The product code, checked in both systems while it is typed. */
export function ProductCodeField() {
  const { facts, isCheckingCode, checkCodeAgain } = useItemFacts()
  const adornment = isCheckingCode ? (
    <CircularProgress size={14} aria-label="Checking the product code" />
  ) : facts.productCodeTaken === 'failed' ? (
    <IconButton size="small" edge="end" aria-label="Check the product code again" onClick={checkCodeAgain}>
      <Refresh fontSize="small" />
    </IconButton>
  ) : null
  return <SectionField path="product.code" endAdornment={adornment} />
}
