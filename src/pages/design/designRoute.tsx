import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { EmptyLayout } from '../../layout/EmptyLayout.tsx'

const DesignPage = import.meta.env.DEV ? lazy(() => import('./DesignPage.tsx')) : null

/** `/design`, where the application is being developed; the built product has no such page. */
export const designRoute =
  DesignPage === null ? null : (
    <Route
      path="/design"
      element={
        <EmptyLayout>
          <DesignPage />
        </EmptyLayout>
      }
    />
  )
