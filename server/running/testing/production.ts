/** What a server for customers has to be told before it starts. */
export const PRODUCTION: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  TAPROOM_PROJECT_KEY: 'key-of-the-tests',
  TAPROOM_WITHOUT: 'texts,payments,social',
}
