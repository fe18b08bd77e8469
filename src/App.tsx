import CssBaseline from '@mui/material/CssBaseline'
import { AdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { AuthCallbackPage } from './authProvider/AuthCallbackPage.tsx'
import { LoginPage } from './authProvider/LoginPage.tsx'
import type { Services } from './createServices.ts'
import { i18nProvider } from './i18n/i18nProvider.ts'
import { ConfirmProvider } from './layout/confirm/ConfirmProvider.tsx'
import { EmptyLayout } from './layout/EmptyLayout.tsx'
import { AccessDeniedPage } from './layout/errors/AccessDeniedPage.tsx'
import { ErrorPage, NotFoundPage } from './layout/errors/ErrorPage.tsx'
import { HomePage } from './layout/HomePage.tsx'
import { LoadingPage } from './layout/LoadingPage.tsx'
import { MainLayout } from './layout/MainLayout.tsx'
import { Notifications } from './layout/notifications/Notifications.tsx'
import { pageAt } from './layout/pageAt.tsx'
import { ServicesContext } from './ServicesContext.ts'
import { darkTheme, lightTheme } from './theme.ts'

const nowhere = <Route path="*" element={<NotFoundPage />} />

/** The table of contents: every resource and every route of the application. */
export function App({ services }: { readonly services: Services }) {
  const { authProvider, dataProvider, store, queryClient } = services
  return (
    <ServicesContext.Provider value={services}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        store={store}
        queryClient={queryClient}
        i18nProvider={i18nProvider}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
      >
        <CssBaseline enableColorScheme />
        <ConfirmProvider>
          <CoreAdminUI
            title="Boxwright"
            requireAuth
            disableTelemetry
            layout={MainLayout}
            loginPage={LoginPage}
            loading={LoadingPage}
            catchAll={NotFoundPage}
            error={ErrorPage}
          >
            <Resource name="customers" recordRepresentation="customerName">
              {nowhere}
            </Resource>
            <Resource name="boardGrades" recordRepresentation="code">
              {nowhere}
            </Resource>

            <Resource name="deliveryLog" recordRepresentation="subject">
              {nowhere}
            </Resource>

            <CustomRoutes noLayout>
              <Route
                path="/auth"
                element={
                  <EmptyLayout>
                    <AuthCallbackPage />
                  </EmptyLayout>
                }
              />
              <Route
                path="/accessDenied"
                element={
                  <EmptyLayout>
                    <AccessDeniedPage />
                  </EmptyLayout>
                }
              />
            </CustomRoutes>

            <CustomRoutes>
              <Route path="/" element={<HomePage />} />
              {pageAt('/dashboard')}
              {pageAt('/hub')}
              {pageAt('/assignedtome')}
              {pageAt('/assignedtome/:salesRepCode')}
              {pageAt('/worklist')}
              {pageAt('/worklist/:group')}
              {pageAt('/myquote')}
              {pageAt('/toolingOrder')}
              {pageAt('/toolingOrder/:group')}
              {pageAt('/toolingOrder/item/:id')}
              {pageAt('/sampleMaker')}
              {pageAt('/sampleMaker/:group')}
              {pageAt('/quotes')}
              {pageAt('/quotes/:id')}
              <Route path="/qitem" element={<Navigate to="/myquote" replace />} />
              {pageAt('/qitem/:id')}
              {pageAt('/qitem/:id/:tab')}
              {pageAt('/customers')}
              <Route path="/customerprofile" element={<Navigate to="/customers" replace />} />
              {pageAt('/customerprofile/:id')}
              {pageAt('/boardgrades')}
              {pageAt('/scratch')}
              {pageAt('/admin/users')}
              {pageAt('/admin/users/:id')}
              {pageAt('/admin/roles')}
              {pageAt('/admin/roles/:id')}
              {pageAt('/admin/scopes')}
              {pageAt('/admin/scopes/:id')}
              {pageAt('/admin/workgroups')}
              {pageAt('/admin/workgroups/:id')}
              {pageAt('/admin/plants')}
              {pageAt('/admin/plants/:id')}
              {pageAt('/admin/inks')}
              {pageAt('/admin/inks/:id')}
              {pageAt('/admin/inkgroups')}
              {pageAt('/admin/inkgroups/:id')}
              {pageAt('/admin/trucktypes')}
              {pageAt('/admin/trucktypes/:id')}
              {pageAt('/admin/boardgrade')}
              {pageAt('/admin/boardgrade/:id')}
              {pageAt('/admin/workflow/templates')}
              {pageAt('/admin/workflow/templates/:id')}
              {pageAt('/admin/workflow/templatesteps')}
              {pageAt('/admin/workflow/templateactions')}
              {pageAt('/admin/workflow/actiondialogs')}
              {pageAt('/admin/workflow/validations')}
              {pageAt('/admin/messages/deliverylog')}
              {pageAt('/admin/workflow/steps')}
              {pageAt('/admin/workflow/steps/:id')}
              {pageAt('/admin/workflow/stepworkgroups')}
              {pageAt('/admin/workflow/stepworkgroups/:id')}
              {pageAt('/admin/workflow/actions')}
              {pageAt('/admin/workflow/actions/:id')}
              {pageAt('/admin/workflow/options')}
              {pageAt('/admin/workflow/options/:id')}
              {pageAt('/admin/workflow/categories')}
              {pageAt('/admin/workflow/categories/:id')}
              {pageAt('/admin/workflow/fields')}
              {pageAt('/admin/workflow/fields/:id')}
              {pageAt('/admin/workflow/notifications')}
              {pageAt('/admin/workflow/notifications/:id')}
              {pageAt('/admin/messages/templates')}
              {pageAt('/admin/messages/templates/:id')}
              {pageAt('/admin/messages/options')}
              {pageAt('/admin/messages/options/:id')}
            </CustomRoutes>
          </CoreAdminUI>
          <Notifications />
        </ConfirmProvider>
      </AdminContext>
    </ServicesContext.Provider>
  )
}
