"""Teaching laboratory: students in white coats at benches, microscopes, a centrifuge, a blood bank fridge."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
K=os.environ.get('SHOT','a'); K={'p':'a'}.get(K,K)
G={'a':'ne7','b':'tu1','c':'ne3','d':'ma1','e':'in1'}[K]; reset(); cyc(G)
room(8.6,5.8,3.1,floor='cl2',wall='cl1',wall2='ne3',base='ma7',skirt='ne7')
with at(0,-3.18): zari(8.9,-.33,.18,'in9')
with at(0,2.87): zari(8.5,2.72,.2,'ma7')
for i in range(9): box(-4.3+.956*i,0,0,.012,5.8,.003,'cl3',0)
def tubes(n=5,cols=('red','tu5','ma5','butter')):
    w=n*.05+.03
    for z in(0,.07): box(0,0,z,w,.09,.012,'wood',.003)
    for sx in(-1,1): box(sx*w/2,0,0,.014,.1,.12,'wood2',.003)
    for i in range(n): cyl((i-(n-1)/2)*.05,0,.01,.016,.11,cols[i%len(cols)],seg=14); cyl((i-(n-1)/2)*.05,0,.12,.016,.07,'mist',seg=14)
def flask(col,s=1.3): lathe([(.01,0),(.06*s,.001),(.065*s,.012),(.044*s,.062*s)],col); lathe([(.044*s,.062*s),(.02*s,.115*s),(.02*s,.155*s),(.027*s,.158*s)],'mist')
# wall bench with shelves
box(-.6,2.5,0,6.0,.7,.86,'ne7',.02); box(-.6,2.5,.86,6.1,.78,.05,'cl0',.012); [box(-3.2+k*.87,2.14,.1,.8,.02,.66,'ne5',.01) for k in range(7)]
for z in(1.5,1.95): box(-.6,2.72,z,5.4,.26,.03,'wood',.006)
rnd=random.Random(8); x=-3.2
while x<2.0:
    r=rnd.choice((.05,.06,.075)); c=rnd.choice(('terra','wood2','ne3','in5','sand','tu5'))
    lathe([(r*.9,0),(r,.008),(r,.17),(r*.45,.21),(r*.45,.24)],c,seg=22,x=x+r,y=2.72,z=1.53); cyl(x+r,2.72,1.75,r*.55,.05,rnd.choice(('in8','ink','cl0')))
    x+=2*r+rnd.choice((.02,.03,.14))
x=-3.2
while x<1.9:
    if rnd.random()<.35:
        with at(x+.25,2.72,1.98): books(.45,.3,.18,seed=int(x*40))
        x+=.6
    else:
        with at(x+.1,2.72,1.98): flask(rnd.choice(('ma5','tu5','in5','ne5')),rnd.uniform(1.2,1.6))
        x+=.28
with at(-2.6,2.45,.91): lathe([(.2,0),(.24,.03),(.24,.2),(.21,.25),(.18,.26)],'cl0'); lathe([(.19,.26),(.17,.3),(.06,.33)],'ne3'); box(0,-.235,.06,.2,.02,.09,'ink',.01)
with at(-1.7,2.4,.91,200,1.15): microscope()
with at(-.7,2.45,.91): tubes(7)
with at(.1,2.4,.91,190,1.15): microscope('cl0','ma7')
with at(.95,2.45,.91): flask('tu5',1.7)
with at(1.25,2.5,.91): flask('in5',1.4)
with at(1.9,2.5,.91): box(0,0,0,.5,.4,.34,'cl0',.02); box(-.06,-.205,.08,.28,.02,.2,'ink',.01); box(.18,-.205,.2,.06,.02,.06,'tu5',.004)
# blood bank fridge
with at(3.35,2.45):
    box(0,0,.08,1.1,.75,1.95,'cl0',.04); box(0,-.36,.3,.9,.06,1.55,'in3',.02); box(.4,-.42,.8,.04,.04,.6,'steel',.01); box(0,-.385,1.9,.5,.02,.07,'ma7',.004)
    for k in range(4):
        box(0,-.395,.42+k*.36,.84,.02,.02,'steel',0)
        for j in range(6): box(-.34+j*.136,-.4,.46+k*.36,.1,.03,.2,'red' if (j+k)%5 else 'ma7',.02)
    ball(0,-.4,1.74,.07,'ma5',(.8,.3,1),sub=3)
# two island benches
hs=('plait','short','bun','scarf','plait','short'); n=0
for bx,by in((-1.9,.35),(1.55,.35),(-.3,-1.6))[:2 if K=='c' else 3]:
    with at(bx,by):
        box(0,0,0,2.5,.85,.84,'ma7' if by>0 else 'in7',.02); box(0,0,.84,2.65,1.0,.05,'cl0',.014); [box(-.83+k*.83,-.43,.12,.74,.02,.6,'ma5' if by>0 else 'in5',.01) for k in range(3)]
        with at(-.75,.05,.89,180 if by>0 else 10,1.15): microscope('cl0','in8')
        with at(.05,.15,.89,8): tubes(6,('red','red','tu5','ma5','butter','red'))
        with at(.75,.05,.89,176 if by>0 else 0,1.15): microscope('cl0','ma7')
        with at(.38,-.2,.89): flask(('tu5','in5','ne5')[n%3],1.2)
        for k in range(3): cyl(-.3+.13*k,-.28+.04*(k%2),.89,.055,.014,'mist'); cyl(-.3+.13*k,-.28+.04*(k%2),.89,.047,.016,('ma3','butter','red')[k])
        box(-.1,.33,.89,.26,.2,.012,'paper',.003,rz=9)
        n+=1
def coat(**k): return person(**{**dict(coat='cl0',top='in5',bottom='in8',dress='shirt'),**k})
# who works: standing at the back of each bench faces the camera, in front faces away
if K!='c':                                                             # the edge would cut them
  with at(-2.65,.98,0,4): coat(top='ma5',hair='plait',skin='skin2',lean=14,nod=16,hands=((-.14,-.42,1.12),(.14,-.42,1.12)))
if K!='c':
  with at(-1.15,.98,0,-6): coat(top='tu5',hair='short',skin='skin3',nod=14,hands=((-.16,-.48,1.0),(.1,-.5,1.05)))
with at(.8,.98,0,2): coat(top='ne5',hair='scarf',hc='in1',skin='skin2',lean=14,nod=16,hands=((-.14,-.42,1.12),(.14,-.42,1.12)))
with at(2.3 if K!='c' else 2.56,1.0,0,-10): coat(top='ma5',hair='bun',skin='skin4',nod=10,hands=((-.1,-.36,1.12),(.12,-.38,1.3)),mask=True)
x=2.34 if K!='c' else 2.6; tube([(x,.66,1.25),(x,.66,1.42)],.015,'red')
if K!='c':
  with at(.45,-2.2,0,176): coat(top='in5',hair='plait',skin='skin3',lean=10,nod=14,hands=((-.14,-.44,1.1),(.14,-.44,1.1)))
if K!='c':
  with at(-1.15,-2.22,0,186): coat(top='ma5',hair='short',skin='skin2',hands=((-.12,-.46,1.0),(.12,-.44,1.02)),nod=14)
if K!='c':
  with at(-.35,-.95,0,0): person(coat='cl0',top='tu5',bottom='ma7',dress='saree',hair='bun',hc='grey',skin='skin3',nod=12,hands=((-.3,-.4,1.0),(.16,-.42,1.0)),build=1.05)
if K!='c':
  with at(2.75,1.75,0,150): coat(hair='short',skin='skin2',hands=((-.1,-.4,1.1),(.16,-.42,1.25)))
if K!='c':
  with at(3.65,-1.9): stool('ma5')
  with at(3.2,-1.2): stool('in5')
with at(-3.85,-2.3): plant(1.2,'ma5',11)
for y in(-1.4,.6):
    with at(-4.26,y,1.2,90): window(1.4,1.35,nx=2,glass='tu1')
hour({'a':'soft','b':'morning','c':'noon','d':'golden','e':'soft'}[K],{'a':46,'b':48,'c':-38,'d':50,'e':40}[K])
shoot('teachlab',dict(a=((.0,-.1,1.05),33,14,17,60,(-.225,.0)),p=((0,-.1,1.1),20,14,18,60),b=((-1.9,.7,1.15),6.6,-16,12,60),c=((1.98,.8,1.08),7.6,28,12,60),d=((3.0,2.1,1.1),6.4,36,10,60),e=((-.3,-1.3,1.1),7.0,24,20,60)),bounces=4,ground=G)
