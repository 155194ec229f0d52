"""Village health camp under a neem tree: a nurse at a table, a weighing scale, a queue of families."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
K=os.environ.get('SHOT','a'); K={'p':'a'}.get(K,K)
G={'a':'ma7','b':'tu1','c':'ma1','d':'cl2'}[K]; reset(); cyc(G,z=-.6,y=22,r=10,w=80)
box(0,0,-.6,13.4,8.6,.56,'in8',.06); box(0,0,-.05,13.2,8.4,.09,'earth',.03)
with at(0,-4.32): zari(13.2,-.5,.34,'in9')
sheet(lambda u,v:((u-.5)*13.1,(1.4+2.7*v)+.25*math.sin(u*7)*(1-v),.045),30,6,'grass')
if K!='d':                                                             # of its crown only a lump would be seen
  with at(-1.3,1.9,.04): shade_tree(3.3,3.2,4)
# hut
with at(4.6,2.7,.04):
    box(0,0,0,3.0,2.0,1.7,'cl0',.03); box(0,-1.01,0,.7,.05,1.35,'wood2',.02); [box(sx*.95,-1.01,.7,.5,.04,.5,'in5',.01) for sx in(-1,1)]
    with at(0,-1.02): zari(2.9,1.36,.22,'ma7','tu5','cl0')
    for k in range(9): lathe([(2.35-.26*k,0),(2.2-.26*k,.16)],'wood' if k%2 else 'tu7',seg=28,sy=.72,z=1.66+.13*k)
with at(-5.6,3.2,.04): palmyra(5.6,seed=4)
with at(6.0,1.0,.04): palmyra(4.8,seed=9)
# banner between the tree and a pole
cyl(2.6,1.2,0,.05,2.7,'wood2')
with at(1.35,1.12,1.95,-8): banner(2.4,.55,'tu5','ma7')
# examination table
with at(.9,-.4,.04,-6):
    table(1.7,.8,.76,'wood'); box(0,0,.762,1.72,.82,.01,'cl0',.002); box(.5,.1,.77,.34,.24,.2,'cl0',.02); box(.5,-.022,.83,.12,.004,.035,'red',0); box(.5,-.022,.79,.035,.004,.115,'red',0)
    for k,c in enumerate(('ma5','tu5','in5','ne5')): cyl(-.05+.1*k,.22,.77,.035,.11+.03*(k%2),c,bev=.006)
    box(-.45,-.1,.77,.3,.22,.012,'paper',.003,rz=8); cyl(-.65,.2,.77,.06,.05,'steel',bev=.01)
with at(.3,.35,.04,4): chair('in5')
with at(.3,.32,.04,4): nurse(pose='sit',skin='skin2',hands=((-.12,-.5,.92),(.2,-.48,.85)),nod=16,steth=True)
with at(.55,-1.55,.04,176): chair('ma5')
with at(.55,-1.5,.04,176): person(top='ne7',bottom='tu3',dress='saree',pose='sit',skin='skin3',hands=((-.2,-.3,.72),(.12,-.26,.7)),nod=14)
with at(.5,-1.2,.62,0,1): baby('tu3','skin2')
# weighing scale with a boy and a student nurse
with at(-2.1,-1.35,.04,22): weighing_scale(h=1.5)
with at(-2.1,-1.38,.11,16): person(top='tu5',bottom='in7',dress='shirt',hair='short',skin='skin3',h=.7)
with at(-2.95,-.85,.04,58): student(skin='skin3',hands=((-.1,-.36,1.1),(.1,-.34,1.12)),nod=14,hold=('sheet','in7'))
if K!='b':
  with at(-1.35,-.95,.04,-40): person(top='ma5',bottom='tu5',dress='saree',skin='skin4',hands=((-.16,-.32,1.0),None),build=1.04,nod=10)
# blood pressure on the seat round the tree
if K!='c':                                                             # behind the scale a head would float
  with at(-1.75,.55,.04,-14): person(top='cl1',bottom='cl0',dress='panche',dup='cl0',border='ma7',hair='short',hc='grey',skin='skin4',pose='sit',hands=((-.34,-.45,.7),(.12,-.3,.62)))
if K!='c':
  with at(-2.45,-.02,.04,-26): student(pose='kneel',hair='bun',skin='skin2',hands=((-.05,-.42,.66),(.26,-.4,.74)),nod=10,steth=True,dup=None)
# queue and a talk
Q=((2.5,-1.7,150,dict(top='tu5',bottom='ma7',dress='saree',skin='skin3')),(3.3,-1.55,110,dict(top='cl1',bottom='cl0',dress='panche',dup='ma5',border='ma7',hair='turban',hc='cl0',skin='skin4')),(4.1,-1.75,100,dict(top='in5',bottom='tu3',dress='saree',skin='skin2',hc='grey',build=1.1,h=.95)),(4.75,-1.25,95,dict(top='ma5',bottom='in7',hair='plait',skin='skin3',h=.76)))
if K=='d': Q=[(x,y,r,o) for (x,y,r),(_,_,_,o) in zip(((2.5,-1.7,-58),(3.3,-1.6,-50),(4.1,-1.75,-62),(4.95,-1.9,-50)),Q)]   # towards the table
for x,y,r,o in Q if K!='b' else ():
    with at(x,y,.04,r): person(**o)
with at(2.2,-.55,.04,-130): student(skin='skin1',hands=((-.1,-.42,1.12),(.1,-.4,1.1)),hold=('tray','steel'),build=.95)
if K!='c':
  with at(-4.7,-1.3,.04,30): cot('ne5')
  with at(-4.55,-1.35,.04,100): person(top='ne5',bottom='tu3',dress='saree',pose='sit',hc='grey',skin='skin4',build=1.08)
if K!='c':
  with at(-3.75,-2.35,.04,-160): person(top='cl0',bottom='in7',dress='shirt',hair='short',skin='skin2',hands=((-.1,-.35,1.05),(.14,-.3,1.08)),steth=True)
with at(5.6,-.1,.04,10): cycle()
lathe([(.14,0),(.26,.14),(.24,.3),(.11,.4),(.13,.46)],'terra',x=-4.9,y=1.0,z=.04); lathe([(.14,0),(.26,.14),(.24,.3),(.11,.4),(.13,.46)],'ma7',x=-5.4,y=.85,z=.04)
hour({'a':'morning','b':'morning','c':'golden','d':'noon'}[K],{'a':46,'b':-44,'c':52,'d':40}[K])
shoot('village',dict(a=((0,-.1,2.15),51,14,16,60,(-.225,.0)),p=((.2,.2,1.9),28.5,14,17,60),b=((.6,-.7,.95),7.6,-26,15,60),c=((-2.2,-.5,1.0),7.4,20,14,60),d=((2.5,-1.0,1.3),10.6,-30,13,60)),bounces=3,ground=G)
