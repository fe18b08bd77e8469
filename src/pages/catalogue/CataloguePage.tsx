import { CatalogueList } from '../../resources/catalogue/CatalogueList.tsx'

/** `/prodcat`: what anybody can be sold, and the way into a quote. */
export default function CataloguePage() {
  return <CatalogueList />
}
