import { TemplateList } from './templates/TemplateList.tsx'

/** `/admin/workflow/templates`: every version of every workflow template. */
export default function TemplatesPage() {
  return <TemplateList />
}
