/**
 * A process that stands in for redis-server where none is installed: `node --import tsx src/launch/js-redis.ts PORT`.
 * It listens on the loopback address alone and ends with its parent.
 */
import net from 'node:net';
import * as core from 'js-redis-server/core';

/**
 * BRPOPLPUSH source target timeout, which bee-queue waits with and js-redis-server lacks: it is BLMOVE source target
 * RIGHT LEFT timeout.
 */
function brpoplpush(): core.CommandDefinition {
  const blmove = core.redisCommandDefinitions.find((definition) => definition.name === 'blmove');
  if (!blmove) throw new Error('js-redis-server has no BLMOVE');
  return core.defineCommand({
    ...blmove,
    name: 'brpoplpush',
    since: undefined,
    schema: {
      ...blmove.schema,
      parse: (input, index, context) => {
        const [source, target, timeout] = [input[index], input[index + 1], input[index + 2]] as Buffer[];
        const asBlmove = [source, target, Buffer.from('RIGHT'), Buffer.from('LEFT'), timeout] as Buffer[];
        return { ...blmove.schema.parse(asBlmove, 0, context), nextIndex: index + 3 };
      },
    },
  });
}

const DATABASES = 16;

const state = new core.RedisServerState({ databaseCount: DATABASES });
const executor = core.createRedisCommandExecutor({ extraCommands: [brpoplpush()] });
// The package's own server would bind every interface and let Nagle's algorithm delay small replies.
const server = net.createServer({ noDelay: true, keepAlive: true }, (socket) => {
  const clientAddress = `${socket.remoteAddress}:${socket.remotePort}`;
  core.attachSession(new core.SocketConnectionTransport(socket), { state, executor, clientAddress });
});
server.listen(Number(process.argv[2]), '127.0.0.1');

const exit = () => process.exit(0);
process.once('SIGTERM', exit);
process.once('SIGINT', exit);
process.once('disconnect', exit);
