import { ProductList } from '../../resources/products/ProductList.tsx'

/** `/products`: what customers have, and quoting it again. */
export default function ProductsPage() {
  return <ProductList />
}
