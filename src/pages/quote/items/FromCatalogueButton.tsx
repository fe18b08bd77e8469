import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { quote as calls, type Quote } from '#contract/quote'
import { useMay } from '../../../authProvider/useRights.ts'
import { stateFor } from '../../../components/intoQuote/quoteTarget.ts'

/** Leads to the catalogue, whose products then go into this quote with one click. */
export function FromCatalogueButton({ quote }: { readonly quote: Quote }) {
  const may = useMay(calls.catalogueProducts.right)
  const navigate = useNavigate()
  const state = stateFor(quote)
  if (!may || state === null) return null
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<MenuBookOutlined />}
      onClick={() => navigate('/prodcat', { state })}
    >
      From the Catalogue
    </Button>
  )
}
