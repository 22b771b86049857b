// Loaded before a tool's own code to allow connections to this machine only. Others are recorded
// and refused.
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

/** @type {Function} */
const connect = Socket.prototype.connect;

/** @param {any[]} args of `connect`, as a caller wrote them or as Node has ordered them */
Socket.prototype.connect = function (...args) {
  const [first, second] = args;
  const [given] = Array.isArray(first) ? first : [first];
  const isNamed = typeof given === 'object' && given !== null;
  const host = isNamed ? given.host : typeof second === 'string' ? second : undefined;
  const isHere = !host || /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  if (isHere) return connect.apply(this, args);
  appendFileSync(process.env.ELSEWHERE ?? '', `${host}\n`);
  throw new Error(`${host} is not this machine.`);
};
