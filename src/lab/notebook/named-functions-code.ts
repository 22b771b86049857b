import { boxes } from '#lab/judge/scenes/room-of-boxes.ts';

/**
 * Returns the functions that arguments can name, as code for the sandbox. They equal those in
 * src/lab/judge/resolve-functions.ts. `cast` is the cast's expression, or null if no argument needs the
 * room.
 */
export function namedFunctionsCode(cast: string | null): string {
  const room =
    cast &&
    `room:(circle,way)=>{
let first=null;
for(const box of ${JSON.stringify(boxes)}){
const cast=${cast}(box,circle,way);
if(cast&&(first===null||cast.fraction<first.fraction))first=cast;
}
return first;
},`;
  return `($0)=>({${room ?? ''}float32:Math.fround,float64:(value)=>value})`;
}
