import { MasterPage } from '../../../resources/master/MasterPage.tsx'
import { templateCategories } from '../../../resources/templateCategories/index.ts'

/** `/admin/workflow/categories`. */
export default function CategoriesPage() {
  return <MasterPage master={templateCategories} />
}
