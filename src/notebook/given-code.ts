import { boxes } from '#chapters/slide-and-bounce/boxes.ts';

/**
 * The functions that arguments can name, as code for a sandbox: the same as in src/judge/given-functions.ts. `cast`
 * is the expression of the cast that the room asks, or null where nobody asks it.
 */
export function givenCode(cast: string | null): string {
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
