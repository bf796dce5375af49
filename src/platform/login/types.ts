/** A one-time code of the host for our server (client spec §4, mini-program login). */
export type RequestLoginCode = () => Promise<string>
