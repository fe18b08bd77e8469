import { MasterPage } from '../../../components/master/MasterPage.tsx'
import { templateCategoryMaster } from '../../../resources/templateCategories/master.ts'

/** `/admin/workflow/categories`. */
export default function CategoriesPage() {
  return <MasterPage master={templateCategoryMaster} />
}
