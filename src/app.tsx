import './polyfills'
import './app.scss'
import './ui/helpers.scss'
import type { ReactNode } from 'react'
import { bootstrap } from './bootstrap'
import { ServicesContext } from './engine/services'
import { ErrorBoundary } from './ui/error-boundary'

const services = bootstrap()

/** Providers around all pages. A page has boundaries of its own; this one is for the app itself. */
export default function App({ children }: { children?: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => null}
      onError={(error) => services.report('the app threw', error)}
    >
      <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>
    </ErrorBoundary>
  )
}
