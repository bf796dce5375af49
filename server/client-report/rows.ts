/** What went wrong in clients of one host and version: once for each problem (decision 0074). */
export interface ClientReportTable {
  /** Of what it is, whichever host and version. */
  fingerprint: string
  host: string
  version: string
  kind: string
  problem: string
  message: string
  /** JSON: the stack that came last, `name file:line:column`. */
  stack: string
  page: string
  count: number
  firstAt: number
  lastAt: number
}

export interface ClientReportTables {
  client_reports: ClientReportTable
}
