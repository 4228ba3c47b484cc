import path from 'node:path';
import type { Config } from '../config.ts';
import { tokenFile } from './first-token.ts';
import { localUrl } from './processes.ts';

/** What a first user reads: addresses, the token, and a command that draws something. */
export function greeting(config: Pick<Config, 'host' | 'port' | 'dataDir'>, token: string, seconds: number): string {
  const url = localUrl(config);
  const file = path.relative(process.cwd(), tokenFile(config.dataDir));
  return `
Pixelkiln is ready after ${seconds.toFixed(1)} s: ${url}

  Studio   ${url}/#token=${token}
  GraphQL  ${url}/graphql
  REST     ${url}/v1, ${url}/v2
  MCP      ${url}/mcp
  Token    ${token}   (in ${file})

Draw something:

${firstCall(url, token)}
`;
}

/** A shell command that draws a picture over REST and writes it to potion.png; it needs curl and Node alone. */
export function firstCall(url: string, token: string): string {
  const body = JSON.stringify({
    description: 'a red potion in a round glass bottle',
    image_size: { width: 64, height: 64 },
    no_background: true,
  });
  const decode =
    'let s="";process.stdin.on("data",(d)=>{s+=d}).on("end",()=>' +
    'require("fs").writeFileSync("potion.png",JSON.parse(s).image.base64.replace(/^data:.*,/,""),"base64"))';
  return `curl -sS ${url}/v1/generate-image-pixflux \\
  -H 'Authorization: Bearer ${token}' -H 'Content-Type: application/json' \\
  -d '${body}' \\
  | node -e '${decode}'`;
}
